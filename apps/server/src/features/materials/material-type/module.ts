import type { FeatureModule } from '../../../FeatureModule';
import { materialTypeDictTable } from './materialTypeDictTable';

export const module: FeatureModule = () => ({ dictTables: { materialType: materialTypeDictTable } });
