import { Type } from 'typebox';
import { accessTo, anyone, endpoint, Id, Page, pageInput, signedIn, standard, Text, workbooks } from '../../kit';
import {
  HelpDocument,
  HelpManageNode,
  HelpNode,
  News,
  NewsAdd,
  NewsArticle,
  NewsEdit,
  NewsLine,
  OperateDirectory,
  OperateDirectoryAdd,
  OperateDirectoryEdit,
  PortalPage,
  PortalPageCode,
  PortalPageSave,
  ProjectIntro,
  ProjectIntroDetail,
  Protocol,
  ProtocolAdd,
  ProtocolEdit,
  ProtocolText,
} from './schema';

const HELP = '/portal/operateDirectory';
const NEWS = '/portal/news';
const PROTOCOL = '/portal/protocol';
const helpAccess = accessTo('portal:operateDirectory');
const newsAccess = accessTo('portal:news');
const protocolAccess = accessTo('portal:protocol');
const pageAccess = accessTo('portal:page');
const help = standard(HELP, helpAccess);
const news = standard(NEWS, newsAccess);
const newsSheets = workbooks(NEWS, newsAccess);
const protocol = standard(PROTOCOL, protocolAccess);

const Keyword = Type.Optional(Text(50));
/** Paging and advanced query of public lists, whose order is fixed. */
const publicList = {
  pageNo: pageInput.pageNo,
  pageSize: pageInput.pageSize,
  superQueryParams: pageInput.superQueryParams,
  superQueryMatchType: pageInput.superQueryMatchType,
};

/** Published help documents as a tree; with a keyword, matches by title as a flat list. */
export const listHelp = endpoint({
  method: 'GET',
  path: `${HELP}/list`,
  access: anyone,
  input: Type.Object({ keyword: Keyword }),
  result: Type.Array(HelpNode),
});

/** Like {@link listHelp}, including entries for signed-in users. */
export const listHelpAdmin = endpoint({ ...listHelp, path: `${HELP}/listAdmin`, access: signedIn('none') });

/** One help document; entries for signed-in users need a token. */
export const viewHelp = endpoint({
  method: 'GET',
  path: `${HELP}/queryByDirectoryId`,
  access: anyone,
  input: Type.Object({ id: Id }),
  result: HelpDocument,
});

/** All entries, including drafts, for editors. */
export const manageHelp = endpoint({
  method: 'GET',
  path: `${HELP}/manage`,
  access: helpAccess.list,
  input: Type.Object({}),
  result: Type.Array(HelpManageNode),
});
export const viewHelpEntry = help.view(OperateDirectory);
export const addHelpEntry = help.add(OperateDirectoryAdd, OperateDirectory);
export const editHelpEntry = help.edit(OperateDirectoryEdit, OperateDirectory);
export const deleteHelpEntry = help.delete();
export const deleteHelpEntries = help.deleteBatch();

export const listPublishedNews = endpoint({
  method: 'GET',
  path: `${NEWS}/published`,
  access: anyone,
  input: Type.Object({ ...publicList, category: Type.Optional(Text(10)), keyword: Keyword }),
  result: Page(NewsLine),
});

/** One published article; increments the view count at most once per minute and address. */
export const viewNewsArticle = endpoint({
  method: 'GET',
  path: `${NEWS}/detail`,
  access: anyone,
  input: Type.Object({ id: Id }),
  result: NewsArticle,
});

/** Filters of the news list. */
export const newsFilters = ['title', 'category', 'author', 'status', 'topFlag', 'publishTime', 'createTime'] as const;
export const listNews = news.list(newsFilters, News);
export const viewNews = news.view(News);
export const addNews = news.add(NewsAdd, News);
export const editNews = news.edit(NewsEdit, News);
export const deleteNews = news.delete();
export const deleteNewsBatch = news.deleteBatch();
export const exportNews = newsSheets.export(newsFilters, News);
/** Each row becomes a draft. */
export const importNews = newsSheets.import();

export const publishNews = endpoint({
  method: 'POST',
  path: `${NEWS}/publish`,
  access: newsAccess.edit,
  input: Type.Object({ id: Id }),
  alsoByQuery: true,
  result: News,
});
export const revokeNews = endpoint({ ...publishNews, path: `${NEWS}/revoke` });

/** Public projects, latest first. `kind`: `notice` = ongoing, `award` = decided. */
export const listProjectIntros = endpoint({
  method: 'GET',
  path: '/portal/projectIntro/list',
  access: anyone,
  input: Type.Object({
    ...publicList,
    keyword: Keyword,
    buyType: Type.Optional(Text(1)),
    kind: Type.Optional(Type.Union([Type.Literal('notice'), Type.Literal('award'), Type.Literal('')])),
  }),
  result: Page(ProjectIntro),
});

export const viewProjectIntro = endpoint({
  method: 'GET',
  path: '/portal/projectIntro/queryById',
  access: anyone,
  input: Type.Object({ id: Id }),
  result: ProjectIntroDetail,
});

/** A project as a release package of the Open Contracting Data Standard 1.1. */
export const openProjectData = endpoint({
  method: 'GET',
  path: '/portal/projectIntro/ocds',
  access: anyone,
  input: Type.Object({ id: Id }),
  result: Type.Unknown(),
  answer: 'raw',
});

export const viewPortalPage = endpoint({
  method: 'GET',
  path: '/portal/page/{code}',
  access: anyone,
  input: Type.Object({ code: PortalPageCode }),
  result: PortalPage,
});

export const savePortalPage = endpoint({
  method: 'PUT',
  alsoBy: ['POST'],
  path: '/portal/page/save',
  access: pageAccess.edit,
  input: PortalPageSave,
  result: PortalPage,
});

/** Current version of a protocol. */
export const currentProtocol = endpoint({
  method: 'GET',
  path: `${PROTOCOL}/current`,
  access: anyone,
  input: Type.Object({ code: Text(50) }),
  result: ProtocolText,
});

/** Filters of the protocol list. */
export const protocolFilters = ['code', 'title', 'version', 'status', 'effectiveTime', 'createTime'] as const;
export const listProtocols = protocol.list(protocolFilters, Protocol);
export const viewProtocol = protocol.view(Protocol);
export const addProtocol = protocol.add(ProtocolAdd, Protocol);
export const editProtocol = protocol.edit(ProtocolEdit, Protocol);
export const deleteProtocol = protocol.delete();
export const deleteProtocols = protocol.deleteBatch();
