import { Type, type Static } from 'typebox';
import { AmountIn, AmountOut, Audit, editOf, Flag, Id, Maybe, MaybeText, Text } from '../../kit';

/** Text of a file list: a JSON array of `{name, url}`; null or empty = no files. */
const FileList = Maybe(Text(4000));

/** A material (contract, part 3 §3.7). */
export const Material = Type.Object({
  id: Text(36),
  code: Text(64),
  name: Text(),
  typeId: Text(36),
  /** Set by the server from `typeId`. */
  typeName: MaybeText(),
  materialDes: MaybeText(2000),
  /** Dictionary material_unit. */
  unit: Text(20),
  unit_dictText: Type.Optional(MaybeText()),
  models: MaybeText(),
  brand: MaybeText(100),
  specs: MaybeText(),
  param: MaybeText(2000),
  /** Yuan per unit. */
  referencePrice: Maybe(AmountOut),
  /** `'1'` = in use. */
  status: Flag,
  imageUrl: FileList,
  fileUrl: FileList,
  remark: MaybeText(2000),
  ...Audit,
});
export type Material = Static<typeof Material>;

const editableMembers = {
  code: Type.String({
    pattern: '^[\\w.-]{1,64}$',
    title: '物料编码',
    reason: '应为字母、数字、点、下划线或短横线，最多64个',
  }),
  name: Type.String({
    minLength: 1,
    maxLength: 255,
    pattern: '\\S',
    title: '物料名称',
    reason: '不能为空，最多255个字符',
  }),
  typeId: Type.String({ minLength: 1, maxLength: 36, title: '物料分类' }),
  unit: Type.String({ minLength: 1, maxLength: 20, pattern: '\\S', title: '单位', reason: '不能为空，最多20个字符' }),
  models: Type.Optional(MaybeText(255, { title: '型号' })),
  specs: Type.Optional(MaybeText(255, { title: '规格' })),
  brand: Type.Optional(MaybeText(100, { title: '品牌' })),
  referencePrice: Type.Optional(Type.Union([AmountIn, Type.Null(), Type.Literal('')], { title: '参考单价' })),
  status: Type.Optional(Flag),
  materialDes: Type.Optional(MaybeText(2000, { title: '物料描述' })),
  param: Type.Optional(MaybeText(2000, { title: '技术参数' })),
  imageUrl: Type.Optional(MaybeText(4000, { title: '图片' })),
  fileUrl: Type.Optional(MaybeText(4000, { title: '附件' })),
  remark: Type.Optional(MaybeText(2000, { title: '备注' })),
};

export const MaterialAdd = Type.Object(editableMembers);
export type MaterialAdd = Static<typeof MaterialAdd>;

/** Absent fields keep their value. */
export const MaterialEdit = editOf(editableMembers);
export type MaterialEdit = Static<typeof MaterialEdit>;

/** The values two materials share if they may be duplicates. */
export const MaterialLikeness = Type.Object({
  /** The material being edited, which is not compared. */
  id: Type.Optional(Id),
  name: Type.String({ minLength: 1, maxLength: 255, title: '物料名称' }),
  models: Type.Optional(Text(255, { title: '型号' })),
  specs: Type.Optional(Text(255, { title: '规格' })),
});
export type MaterialLikeness = Static<typeof MaterialLikeness>;

/** A material that may be a duplicate. */
export const SimilarMaterial = Type.Object({ id: Text(36), code: Text(64), name: Text() });
export type SimilarMaterial = Static<typeof SimilarMaterial>;

/** Maximum materials of one classification. */
export const MAX_CLASSIFIED = 1000;
