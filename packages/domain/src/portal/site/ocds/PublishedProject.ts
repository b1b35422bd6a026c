/** Source of the public data of a project. It has no member for a budget, a price or a bidder without an award. */
export interface PublishedProject {
  id: string;
  proNo: string;
  proName: string;
  /** Dictionary buy_type, and its text. */
  buyType: string;
  buyTypeText: string | null;
  /** Dictionary purchase_status, 3 to 10. */
  status: string;
  /** Times are `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  publishTime: string;
  proStartTime: string | null;
  proEndTime: string | null;
  /** Time of the last change. */
  updateTime: string;
  /** HTML. */
  noticeContent: string;
  contactName: string | null;
  contactPhone: string | null;
  /** Purchasing unit. */
  unitName: string | null;
  demandOrgName: string | null;
  lines: readonly PublishedLine[];
  /** Steps of the timeline since the publication, oldest first. */
  steps: readonly { action: string; time: string }[];
  /** Awards, and those that were taken back. Empty before the first award. */
  awards: readonly PublishedAward[];
}

export interface PublishedLine {
  id: string;
  materialName: string;
  /** Null where quantities do not matter. */
  quantity: number | null;
  unit: string | null;
}

export interface PublishedAward {
  /** Unique in the project, also when a supplier wins again. */
  id: string;
  awardTime: string | null;
  /** Time at which the award was taken back; null: it stands. */
  cancelTime: string | null;
  supplierId: string;
  supplierName: string;
  /** Awarded quantities by line of the project. */
  lines: readonly { id: string; quantity: number }[];
}

/** The publisher and its address. */
export interface OcdsPublisher {
  name: string;
  /** Prefix of every contracting process id, as registered with the standard. */
  prefix: string;
  /** Address of this package. */
  packageUrl: string;
  /** Address of the project's public page. */
  pageUrl: string;
}
