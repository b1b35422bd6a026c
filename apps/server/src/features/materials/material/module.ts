import type { FeatureModule } from '../../../FeatureModule';
import { materialDictTable } from './materialDictTable';

export const module: FeatureModule = () => ({ dictTables: { materialInfo: materialDictTable } });
