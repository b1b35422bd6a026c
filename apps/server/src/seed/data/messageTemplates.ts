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
    templateCode: 'supplier_review',
    templateName: '供应商复审通知',
    templateType: '2',
    templateContent:
      '<p>${supplier}：</p><p>年度准入复审将于 <strong>${startDate}</strong> 开始，请在 <strong>${endDate}</strong> 前更新企业资料与资质证书。</p>',
    templateTestJson: '{"supplier":"上海恒泰源泵业有限公司","startDate":"2026-12-01","endDate":"2026-12-31"}',
    useStatus: '1',
  },
  {
    number: 3,
    templateCode: 'certificate_expiring',
    templateName: '资质到期提醒',
    templateType: '1',
    templateContent: '贵单位的 ${certificate} 将于 ${endDate} 到期，请及时更新。',
    templateTestJson: '{"certificate":"质量管理体系认证证书","endDate":"2026-12-31"}',
    useStatus: '0',
  },
] as const;
