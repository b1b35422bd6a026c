/** A choice of the grid demo, by language. */
export interface DemoChoice {
  value: string;
  label: { 'zh-CN': string; 'en-US': string };
}

const choices = (texts: Readonly<Record<string, readonly [string, string]>>): DemoChoice[] =>
  Object.entries(texts).map(([value, [zh, en]]) => ({ value, label: { 'zh-CN': zh, 'en-US': en } }));

export const demoTypes = choices({
  pipe: ['管材', 'Pipes'],
  valve: ['阀门', 'Valves'],
  pump: ['泵类', 'Pumps'],
  electric: ['电气', 'Electrical'],
  safety: ['劳动防护', 'Protection'],
});

export const demoStatuses = choices({
  0: ['待处理', 'Open'],
  1: ['进行中', 'Under way'],
  2: ['已完成', 'Done'],
});

export const demoDeparts = choices({
  'd-plan': ['生产计划部', 'Planning'],
  'd-buy': ['采购部', 'Purchasing'],
  'd-store': ['仓储部', 'Warehouse'],
  'd-quality': ['质量部', 'Quality'],
});

const USERS: Readonly<Record<string, DemoChoice[]>> = {
  'd-plan': choices({ 'u-zhou': ['周敏', 'Zhou Min'], 'u-chen': ['陈浩', 'Chen Hao'] }),
  'd-buy': choices({ 'u-li': ['李强', 'Li Qiang'], 'u-wang': ['王芳', 'Wang Fang'], 'u-sun': ['孙丽', 'Sun Li'] }),
  'd-store': choices({ 'u-zhao': ['赵刚', 'Zhao Gang'], 'u-wu': ['吴静', 'Wu Jing'] }),
  'd-quality': choices({ 'u-xu': ['徐磊', 'Xu Lei'], 'u-he': ['何雪', 'He Xue'] }),
};

/** The people of a department, the choices of the linked column. */
export const demoUsersOf = (depart: string): readonly DemoChoice[] => USERS[depart] ?? [];
