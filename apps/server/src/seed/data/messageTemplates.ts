/** Templates of the first company; the last is inactive. */
export const demoTemplates = [
  {
    number: 1,
    templateCode: 'plan_assigned',
    templateName: '需求计划分派提醒',
    templateType: '1',
    templateContent: '${purchaser}，您好：\n需求计划 ${planNo}（${planName}）已分派给您，请及时确认采购数量。',
    templateTestJson: '{"purchaser":"王磊","planNo":"JH202611170004","planName":"装配车间润滑油脂需求计划"}',
    useStatus: '1',
  },
  {
    number: 2,
    templateCode: 'bid_opening',
    templateName: '开标时间通知',
    templateType: '2',
    templateContent:
      '<p>各供应商：</p><p>项目 <strong>${proName}</strong>（编号 ${proNo}）将于 <strong>${openTime}</strong> 开标，请提前登录平台并确认报价文件已提交。</p>',
    templateTestJson:
      '{"proName":"2026年第四季度阀门采购","proNo":"CG202611200007","openTime":"2026-11-28 09:30"}',
    useStatus: '1',
  },
  {
    number: 3,
    templateCode: 'contract_expiring',
    templateName: '合同到期提醒',
    templateType: '1',
    templateContent: '合同 ${contractNo} 将于 ${endDate} 到期，请及时办理续签或结算。',
    templateTestJson: '{"contractNo":"HT-2026-0131","endDate":"2026-12-31"}',
    useStatus: '0',
  },
] as const;
