import type { Texts } from '../../texts/zh-CN';
import type { SchemaFault } from './schemaFaults';

/** Message with place and reason of a fault, e.g. `/properties/price/type：应为 string、number 之一`. */
export function describeSchemaFault({ path, keyword, params }: SchemaFault, texts: Texts): string {
  const place = `/${path.join('/')}`;
  return `${place}：${reasonOf(keyword, params, texts)}`;
}

function reasonOf(keyword: string, params: SchemaFault['params'], texts: Texts): string {
  const words = texts.schemaFaults;
  switch (keyword) {
    case 'type':
      return words.type([params['type']].flat().join(texts.separator));
    case 'enum':
      return words.enum((params['allowedValues'] as readonly string[]).join(texts.separator));
    case 'minimum':
    case 'exclusiveMinimum':
      return words.bound(String(params['comparison']), String(params['limit']));
    case 'minItems':
      return words.minItems(Number(params['limit']));
    case 'uniqueItems':
      return words.uniqueItems;
    case 'pattern':
      return words.pattern(String(params['pattern']));
    default:
      return words.other(keyword);
  }
}
