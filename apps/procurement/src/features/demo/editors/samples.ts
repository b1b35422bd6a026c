export const NOTICE = `<h2>关于规范需求计划填报的通知</h2><p style="text-indent: 2em">各单位请于每月 <strong>25 日</strong>前完成下月需求计划填报，逾期计划顺延至次月。</p><ul><li><p>数量与单位须一致；</p></li><li><p>需求时间不得早于提交后 <span style="color: #cf1322">15 天</span>。</p></li></ul><table><tbody><tr><th><p>物料</p></th><th><p>单位</p></th><th><p>数量</p></th></tr><tr><td><p>无缝钢管 DN150</p></td><td><p>米</p></td><td><p>1,200</p></td></tr><tr><td><p>闸阀 Z41H-16C</p></td><td><p>台</p></td><td><p>86</p></td></tr></tbody></table>`;

export const MARKDOWN = `# 需求计划填报

1. 打开 **采购管理 / 需求计划**；
2. 点击“新增”，填写物料与数量。

| 字段 | 说明 |
| --- | --- |
| 数量 | 大于 0 |
| 需求时间 | 不早于提交后 15 天 |

- [x] 已提交
- [ ] 已审核

> 疑问请联系物资供应分公司采购部。
`;

export const CODE = `-- 各部门本月的计划金额
select d.depart_name, sum(l.counts * l.price) as amount
from purchase_plan p
join purchase_plan_detail l on l.plan_id = p.id
join sys_depart d on d.id = p.depart_id
where p.apply_time >= date_trunc('month', now())
group by d.depart_name
order by amount desc;
`;
