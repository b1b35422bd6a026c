import { Type, type Static } from 'typebox';
import { Audit, DateTime, Flag, Id, Maybe, MaybeText, Text } from '../../kit';

/** Characters of rich text, tags included, at most. */
const CONTENT = 200_000;
const Title = (title: string) => Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', title });
const Content = Text(CONTENT, { title: '内容' });
/** The stored value the client worked on; another one means somebody was faster. */
const Version = Type.Optional(Maybe(DateTime));

/** An entry of the help documents as visitors see it in the menu; none has content, all have a page. */
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

/** An entry of the help documents with the way to it, outermost first. */
export const HelpDocument = Type.Object({
  id: Text(36),
  title: Text(100),
  /** Sanitised HTML; empty for an entry that only holds others. */
  content: Content,
  parents: Type.Array(Type.Object({ id: Text(36), title: Text(100) })),
});
export type HelpDocument = Static<typeof HelpDocument>;

/** An entry of the help documents as it is kept (contract, part 3 §3.9). */
export const OperateDirectory = Type.Object({
  id: Text(36),
  /** `'0'` at the root. */
  pid: Text(36),
  title: Text(100),
  content: Content,
  sortOrder: Type.Integer(),
  /** `'1'` published. */
  status: Flag,
  /** `'1'`: for people who are signed in. */
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

/** Members that are absent keep their value. */
export const OperateDirectoryEdit = Type.Object({
  ...Type.Partial(OperateDirectoryAdd).properties,
  id: Id,
  updateTime: Version,
});

/** A line of the tree in which the help documents are kept; without content. */
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

/** News: draft, published, taken back. */
export const newsStatus = { draft: '0', published: '1', revoked: '2' } as const;

const newsMembers = {
  title: Title('标题'),
  summary: Type.Optional(MaybeText(300, { title: '摘要' })),
  /** Stored path of a public picture. */
  coverUrl: Type.Optional(MaybeText(500, { title: '封面' })),
  content: Type.String({ minLength: 1, maxLength: CONTENT, title: '内容' }),
  /** Dictionary news_category. */
  category: Type.Optional(MaybeText(10, { title: '分类' })),
  author: Type.Optional(MaybeText(50, { title: '作者' })),
  /** `'1'`: before all others. */
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

/** Published news to be read. */
export const NewsArticle = Type.Object({ ...publicNews, author: MaybeText(50), content: Content });
export type NewsArticle = Static<typeof NewsArticle>;

/** News as they are kept. */
export const News = Type.Object({
  ...NewsArticle.properties,
  /** One of {@link newsStatus}. */
  status: Text(1),
  ...Audit,
});
export type News = Static<typeof News>;
export const NewsAdd = Type.Object(newsMembers);
export type NewsAdd = Static<typeof NewsAdd>;
/** Members that are absent keep their value. */
export const NewsEdit = Type.Object({ ...Type.Partial(NewsAdd).properties, id: Id, updateTime: Version });

/** The pages of the public site that people write themselves. */
export const PORTAL_PAGES = ['about', 'join', 'service', 'contact', 'platform'] as const;
export type PortalPageCode = (typeof PORTAL_PAGES)[number];
export const PortalPageCode = Type.Unsafe<PortalPageCode>(Type.Union(PORTAL_PAGES.map((code) => Type.Literal(code))));

/** Nobody has written the page yet: title and content are empty. */
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

/** What people agree to; of the versions in force the one that came last counts. */
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

/** A protocol as everybody reads it. */
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
/** Members that are absent keep their value. */
export const ProtocolEdit = Type.Object({ ...Type.Partial(ProtocolAdd).properties, id: Id, updateTime: Version });

const introMembers = {
  id: Text(36),
  proNo: Text(50),
  proName: Text(200),
  buyType: Text(1),
  buyType_dictText: MaybeText(),
  demandOrgName: MaybeText(200),
  proStartTime: Maybe(DateTime),
  proEndTime: Maybe(DateTime),
  /** Dictionary purchase_status, 3 to 10; by the clock, see `publicStatus`. */
  status: Text(2),
  status_dictText: MaybeText(),
  publishTime: Maybe(DateTime),
};

/** A public purchase project in a list. */
export const ProjectIntro = Type.Object(introMembers);
export type ProjectIntro = Static<typeof ProjectIntro>;

/** What everybody may know of a public project: quantities but no prices, winners but no offers. */
export const ProjectIntroDetail = Type.Object({
  ...introMembers,
  /** Sanitised HTML. */
  noticeContent: Content,
  contactName: MaybeText(50),
  contactPhone: MaybeText(30),
  materials: Type.Array(Type.Object({ materialName: Text(200), counts: Type.Number(), unit: MaybeText(20) })),
  /** Null until there is one. */
  award: Maybe(Type.Object({ awardTime: Maybe(DateTime), winners: Type.Array(Text(200)) })),
});
export type ProjectIntroDetail = Static<typeof ProjectIntroDetail>;
