/** Jobs of the first company of the demo; the sample is paused. */
export const demoJobs = [
  { number: 1, jobClassName: 'sessionSweep', cronExpression: '0 0 3 * * ? *', description: '每天凌晨清理过期会话' },
  { number: 2, jobClassName: 'noticeExpiry', cronExpression: '0 0/10 * * * ? *', description: '到期通知自动下架' },
  { number: 3, jobClassName: 'planStatistics', cronExpression: '0 0 8 ? * 2-6 *', description: '工作日早上统计需求计划' },
  { number: 4, jobClassName: 'cleanLogs', cronExpression: '0 30 2 1 * ? *', parameter: '90', description: '每月清理任务日志' },
  { number: 5, jobClassName: 'sampleJob', cronExpression: '0 0 12 L * ? *', parameter: '月结', status: -1, description: '每月最后一天的示例任务' },
  { number: 6, jobClassName: 'orderOverdue', cronExpression: '0 0 9 * * ? *', description: '每天上午提醒逾期订单' },
  { number: 7, jobClassName: 'contractExpire', cronExpression: '0 10 0 * * ? *', description: '每天零点后处理到期合同' },
  { number: 8, jobClassName: 'protocolRemind', cronExpression: '0 0 9 * * ? *', parameter: '30', description: '合同到期前 30 天提醒执行人和供应商' },
  { number: 9, jobClassName: 'projectClock', cronExpression: '0 * * * * ? *', description: '每分钟处理到时的采购项目' },
] as const;
