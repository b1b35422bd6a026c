import { Type, type Static } from 'typebox';
import { AmountOut, Audit, DateTime, Flag, Id, Maybe, MaybeFileUrl, MaybeText, Text } from '../../kit';

/** Maximum characters of rich text, including tags. */
const CONTENT = 200_000;
const Title = (title: string) => Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', title });
const Content = Text(CONTENT, { title: '内容' });
/** Version the client read; refused if the record has changed since. */
const Version = Type.Optional(Maybe(DateTime));

/** A help document in the menu for visitors, without content. */
export interface HelpNode {
  id: string;
  title: string;
  children: HelpNode[] | null;
}
export const HelpNode = Type.Unsafe<HelpNode>(
  Type.Object({
    id: Text(36),
    title: Text(100),
    children: Type.Union([Type.Array(Type.Unknown()), Type.Null()]),
  }),
);

/** A help document with its ancestors, outermost first. */
export const HelpDocument = Type.Object({
  id: Text(36),
  title: Text(100),
  /** Sanitized HTML; empty for an entry that only groups others. */
  content: Content,
  parents: Type.Array(Type.Object({ id: Text(36), title: Text(100) })),
});
export type HelpDocument = Static<typeof HelpDocument>;

/** A stored help document (contract, part 3 §3.9). */
export const OperateDirectory = Type.Object({
  id: Text(36),
  /** Parent id; `'0'` at the root. */
  pid: Text(36),
  title: Text(100),
  content: Content,
  sortOrder: Type.Integer(),
  /** `'1'` published. */
  status: Flag,
  /** `'1'`: only for signed-in users. */
  adminOnly: Flag,
  ...Audit,
});
export type OperateDirectory = Static<typeof OperateDirectory>;

const directoryMembers = {
  pid: Type.Optional(Id),
  title: Title('标题'),
  content: Type.Optional(Content),
  sortOrder: Type.Optional(Type.Integer({ minimum: 0, maximum: 9999, title: '排序' })),
  status: Type.Optional(Flag),
  adminOnly: Type.Optional(Flag),
};
export const OperateDirectoryAdd = Type.Object(directoryMembers);
export type OperateDirectoryAdd = Static<typeof OperateDirectoryAdd>;

/** Absent fields keep their value. */
export const OperateDirectoryEdit = Type.Object({
  ...Type.Partial(OperateDirectoryAdd).properties,
  id: Id,
  updateTime: Version,
});

/** A help document in the tree for editors, without content. */
export interface HelpManageNode extends HelpNode {
  pid: string;
  sortOrder: number;
  status: '0' | '1';
  adminOnly: '0' | '1';
  updateTime: string | null;
  children: HelpManageNode[] | null;
}
export const HelpManageNode = Type.Unsafe<HelpManageNode>(
  Type.Object({
    id: Text(36),
    title: Text(100),
    pid: Text(36),
    sortOrder: Type.Integer(),
    status: Flag,
    adminOnly: Flag,
    updateTime: Maybe(DateTime),
    children: Type.Union([Type.Array(Type.Unknown()), Type.Null()]),
  }),
);

/** States of news. */
export const newsStatus = { draft: '0', published: '1', revoked: '2' } as const;

const newsMembers = {
  title: Title('标题'),
  summary: Type.Optional(MaybeText(300, { title: '摘要' })),
  /** Stored path of a public picture. */
  coverUrl: Type.Optional(MaybeFileUrl(500, { title: '封面' })),
  content: Type.String({ minLength: 1, maxLength: CONTENT, title: '内容' }),
  /** Dictionary news_category. */
  category: Type.Optional(MaybeText(10, { title: '分类' })),
  author: Type.Optional(MaybeText(50, { title: '作者' })),
  /** `'1'` = pinned to the top. */
  topFlag: Type.Optional(Flag),
};
const publicNews = {
  id: Text(36),
  title: Text(100),
  summary: MaybeText(300),
  coverUrl: MaybeText(500),
  category: MaybeText(10),
  category_dictText: MaybeText(),
  publishTime: Maybe(DateTime),
  topFlag: Flag,
  viewCount: Type.Integer(),
};

/** Published news in a list. */
export const NewsLine = Type.Object(publicNews);
export type NewsLine = Static<typeof NewsLine>;

/** A published news article. */
export const NewsArticle = Type.Object({ ...publicNews, author: MaybeText(50), content: Content });
export type NewsArticle = Static<typeof NewsArticle>;

/** A stored news article. */
export const News = Type.Object({
  ...NewsArticle.properties,
  /** One of {@link newsStatus}. */
  status: Text(1),
  ...Audit,
});
export type News = Static<typeof News>;
export const NewsAdd = Type.Object(newsMembers);
export type NewsAdd = Static<typeof NewsAdd>;
/** Absent fields keep their value. */
export const NewsEdit = Type.Object({ ...Type.Partial(NewsAdd).properties, id: Id, updateTime: Version });

/** Editable pages of the public site. */
export const PORTAL_PAGES = ['about', 'join', 'service', 'contact', 'platform'] as const;
export type PortalPageCode = (typeof PORTAL_PAGES)[number];
export const PortalPageCode = Type.Unsafe<PortalPageCode>(Type.Union(PORTAL_PAGES.map((code) => Type.Literal(code))));

/** Title and content are empty if the page was never saved. */
export const PortalPage = Type.Object({
  code: PortalPageCode,
  title: Text(100),
  content: Content,
  updateTime: Maybe(DateTime),
});
export type PortalPage = Static<typeof PortalPage>;
export const PortalPageSave = Type.Object({
  code: PortalPageCode,
  title: Title('标题'),
  content: Content,
  updateTime: Version,
});

/** An agreement; the version with the latest effective time that has passed is in force. */
export const Protocol = Type.Object({
  id: Text(36),
  /** user_register, supplier_register, client_register, privacy, … */
  code: Text(50),
  title: Text(100),
  content: Content,
  version: Text(20),
  effectiveTime: Maybe(DateTime),
  /** `'1'` published. */
  status: Flag,
  ...Audit,
});
export type Protocol = Static<typeof Protocol>;

/** Public part of a protocol. */
export const ProtocolText = Type.Pick(Protocol, ['code', 'title', 'content', 'version', 'effectiveTime']);
export type ProtocolText = Static<typeof ProtocolText>;
export const ProtocolAdd = Type.Object({
  code: Type.String({ pattern: '^[a-z][a-z0-9_]{1,49}$', title: '编码', reason: '应为小写字母、数字和下划线' }),
  title: Title('标题'),
  content: Type.String({ minLength: 1, maxLength: CONTENT, title: '内容' }),
  version: Type.String({ minLength: 1, maxLength: 20, title: '版本' }),
  effectiveTime: Type.Optional(Maybe(DateTime)),
  status: Type.Optional(Flag),
});
export type ProtocolAdd = Static<typeof ProtocolAdd>;
/** Absent fields keep their value. */
export const ProtocolEdit = Type.Object({ ...Type.Partial(ProtocolAdd).properties, id: Id, updateTime: Version });

const introMembers = {
  id: Text(36),
  proNo: Text(64),
  proName: Text(),
  buyType: Text(2),
  buyType_dictText: MaybeText(),
  demandOrgName: MaybeText(),
  proStartTime: Maybe(DateTime),
  proEndTime: Maybe(DateTime),
  /** Dictionary purchase_status, 3 to 10. */
  status: Text(2),
  status_dictText: MaybeText(),
  publishTime: Maybe(DateTime),
};

/** A public purchase project in a list. */
export const ProjectIntro = Type.Object(introMembers);
export type ProjectIntro = Static<typeof ProjectIntro>;

/** Public data of a project: quantities but no prices, winners but no offers. */
export const ProjectIntroDetail = Type.Object({
  ...introMembers,
  /** Sanitised HTML. */
  noticeContent: Content,
  contactName: MaybeText(),
  contactPhone: MaybeText(50),
  /** `counts` is null where quantities do not matter. */
  materials: Type.Array(Type.Object({ materialName: Text(), counts: Maybe(AmountOut), unit: MaybeText(20) })),
  /** Null before the award. */
  award: Maybe(Type.Object({ awardTime: Maybe(DateTime), winners: Type.Array(Text()) })),
});
export type ProjectIntroDetail = Static<typeof ProjectIntroDetail>;
