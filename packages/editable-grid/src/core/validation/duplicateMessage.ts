/** What a repeated value is refused with; the code is the catalogue's. */
export const duplicateMessage = { 'zh-CN': '不能重复', 'en-US': 'Must not occur twice' } as const;
