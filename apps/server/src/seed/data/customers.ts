import { auditStatus } from '@gezi/domain';
import { tenants } from './organisation';

/** A registered purchasing organisation. */
export interface CustomerSeed {
  name: string;
  /** Six digits (GB/T 2260). */
  region: string;
  industry: string;
  address: string;
  linkman: string;
  /** 1 man, 2 woman. */
  sex: 1 | 2;
  username: string;
  auditStatus: string;
  auditOpinion?: string;
  /** Days before today it registered. */
  registered: number;
  /** Tenant created for it; its account belongs to that tenant. */
  tenant?: number;
}

const neighbour = tenants[1]!;

/** Organisations in every state except withdrawn; the approved one is the second company. */
export const demoCustomers: readonly CustomerSeed[] = [
  {
    name: neighbour.name,
    region: '320400',
    industry: '新能源',
    address: neighbour.address,
    linkman: '吴永胜',
    sex: 1,
    username: 'jb_manager',
    auditStatus: auditStatus.passed,
    auditOpinion: '资料齐全，同意开通',
    registered: 150,
    tenant: neighbour.id,
  },
  {
    name: '临江轨道交通装备有限公司',
    region: '320100',
    industry: '轨道交通',
    address: '江苏省南京市江宁区临港路 18 号',
    linkman: '陆晓峰',
    sex: 1,
    username: 'lj_luxiaofeng',
    auditStatus: auditStatus.waiting,
    registered: 1,
  },
  {
    name: '云岭水务集团有限公司',
    region: '530100',
    industry: '水务环保',
    address: '云南省昆明市盘龙区北京路 926 号',
    linkman: '段丽萍',
    sex: 2,
    username: 'yl_duanliping',
    auditStatus: auditStatus.again,
    auditOpinion: '联系人与授权书不一致，请核对后重新提交',
    registered: 4,
  },
  {
    name: '东澜新材料科技有限公司',
    region: '330200',
    industry: '新材料',
    address: '浙江省宁波市北仑区明州西路 505 号',
    linkman: '俞海波',
    sex: 1,
    username: 'dl_yuhaibo',
    auditStatus: auditStatus.refused,
    auditOpinion: '营业执照已过期，请更新后重新提交',
    registered: 9,
  },
  {
    name: '西川电力检修工程有限公司',
    region: '510100',
    industry: '电力工程',
    address: '四川省成都市双流区航空港大道 210 号',
    linkman: '蒋文博',
    sex: 1,
    username: 'xc_jiangwenbo',
    auditStatus: auditStatus.voided,
    auditOpinion: '与集团已有账号重复注册',
    registered: 26,
  },
];
