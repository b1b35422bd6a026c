/** Messages for a repeated value. */
export const duplicateMessage = { 'zh-CN': '不能重复', 'en-US': 'Must not occur twice' } as const;
