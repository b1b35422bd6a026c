import { shortened } from '../shortened';

/** Announcements and messages. */
export const noticeTexts = {
  notice: {
    tooDeep: '内容嵌套过深',
    foreignUser: '所选用户不存在或不属于当前租户',
    foreignRole: '所选角色不存在或不属于当前租户',
    foreignDepart: '所选部门不存在或不属于当前租户',
    noReceiver: '通告对象中没有可接收的用户',
    published: '已发布的通告不能修改或删除，请先撤销',
    notPublished: '只能撤销已发布的通告',
    alreadyPublished: '该通告已发布',
    refused: {
      'no-title': '标题不能为空',
      'no-content': '内容不能为空',
      nobody: '请选择通告对象',
      'ends-before-start': '结束时间应晚于开始时间',
      'is-over': '结束时间已过，请修改后再发布',
      'no-page': '请填写打开页面',
      'foreign-page': '打开页面应为以 / 开头的站内路径或页面组件',
      'no-record': '请填写业务ID',
    },
  },
  message: {
    receiver: '接收人',
    title: '消息标题',
    codeTaken: (code: string) => `模板编码已存在：${shortened(code)}`,
    notInUse: '该模板未启用',
    testData: { 'not-json': '测试数据不是有效的JSON', 'not-an-object': '测试数据应为由文本或数字组成的JSON对象' },
    missingValues: (names: string) => `测试数据缺少：${shortened(names)}`,
    tooManyReceivers: (limit: number) => `一次最多发送给 ${limit} 个接收方`,
    alreadySent: '已发送的消息不能修改或再次发送',
    receiverWrong: { '1': '接收人应为手机号', '2': '接收人应为邮箱地址' },
    noReceiver: '接收人不存在或已停用',
    timeOver: '发送时间应晚于当前时间',
    timeWrong: '发送时间格式不正确，例如 2026-12-01 09:00:00',
    jobText: '发送到时间的消息',
    noChannel: { '1': '未配置短信通道', '2': '未配置邮件通道' },
  },
};
