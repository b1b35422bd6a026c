export const zhCN = {
  title: '文件存储',
  description: '本租户的全部文件；业务单据的附件在单据中删除。',
  listLabel: '文件列表',
  upload: '上传文件',
  preview: '预览',
  download: '下载',
  removeConfirm: (name: string) => `是否删除文件“${name}”?`,
  used: '使用中',
  unused: '未使用',
};
export type Texts = typeof zhCN;
