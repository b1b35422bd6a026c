/** Number plates: 5 or, for electric vehicles, 6 characters after province and city. */
const PLATE = /^[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z][A-HJ-NP-Z\d]{5,6}$/;

/** A validator: the same for the cell, the field and the server. @returns the message; undefined for a valid plate */
export const checkPlate = (value: unknown): string | undefined =>
  typeof value === 'string' && PLATE.test(value) ? undefined : '请输入正确的车牌号，例如 浙B12345';
