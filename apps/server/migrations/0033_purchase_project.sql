CREATE TABLE "purchase_diverge" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"purchase_info_id" varchar(36) NOT NULL,
	"order_num" integer DEFAULT 0 NOT NULL,
	"diverge_title" varchar(255) NOT NULL,
	"diverge_des" varchar(2000),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_info" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"pro_no" varchar(64) NOT NULL,
	"pro_name" varchar(255) NOT NULL,
	"depart_name" varchar(255) NOT NULL,
	"depart_id" varchar(36),
	"apply_user_id" varchar(36),
	"apply_user_name" varchar(255),
	"apply_time" timestamp(0),
	"org_code" varchar(64),
	"demand_org_name" varchar(255),
	"contact_name" varchar(255),
	"contact_phone" varchar(50),
	"buy_type" varchar(2) NOT NULL,
	"long_source" integer DEFAULT 0 NOT NULL,
	"contract_type" varchar(2) NOT NULL,
	"pay_type" varchar(2),
	"price_type" varchar(2),
	"bidding_duration" integer,
	"bid_part" varchar(1) DEFAULT '0' NOT NULL,
	"postpone_days" integer,
	"pro_start_time" timestamp(0),
	"pro_end_time" timestamp(0),
	"budget_total_price" numeric(20, 8) DEFAULT '0' NOT NULL,
	"remark" varchar(2000),
	"plan_file_url" text,
	"status" varchar(2) DEFAULT '0' NOT NULL,
	"min_supplier_count" integer DEFAULT 3 NOT NULL,
	"is_public" varchar(1) DEFAULT '0' NOT NULL,
	"notice_content" text,
	"expert_rule_show" varchar(1) DEFAULT '0' NOT NULL,
	"expert_sift_rule" jsonb,
	"round" integer DEFAULT 1 NOT NULL,
	"postponed" varchar(1) DEFAULT '0' NOT NULL,
	"insufficient" varchar(1) DEFAULT '0' NOT NULL,
	"publish_time" timestamp(0),
	"open_time" timestamp(0),
	"open_user" varchar(255),
	"award_time" timestamp(0),
	"award_remark" varchar(2000),
	"fail_reason" varchar(500),
	"cancel_reason" varchar(500),
	"plan_ids" text,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_invite" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"purchase_info_id" varchar(36) NOT NULL,
	"order_num" integer DEFAULT 0 NOT NULL,
	"supplier_id" varchar(36) NOT NULL,
	"supplier_name" varchar(255) NOT NULL,
	"invite_status" varchar(2),
	"round" integer DEFAULT 1 NOT NULL,
	"send_time" timestamp(0),
	"reply_time" timestamp(0),
	"reply_remark" varchar(500),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_score_item" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"purchase_info_id" varchar(36) NOT NULL,
	"order_num" integer DEFAULT 0 NOT NULL,
	"item_name" varchar(100) NOT NULL,
	"description" varchar(2000),
	"mark_value" integer NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_bid" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"purchase_info_id" varchar(36) NOT NULL,
	"supplier_id" varchar(36) NOT NULL,
	"supplier_name" varchar(255) NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"linkman" varchar(100),
	"mobile" varchar(45),
	"status" varchar(2) DEFAULT '0' NOT NULL,
	"submit_time" timestamp(0),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tender_detail" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"purchase_info_id" varchar(36) NOT NULL,
	"order_num" integer DEFAULT 0 NOT NULL,
	"plan_detail_id" varchar(36),
	"plan_detail_no" varchar(64),
	"material_id" varchar(36),
	"material_code" varchar(64),
	"material_type_name" varchar(255),
	"material_name" varchar(255) NOT NULL,
	"material_des" varchar(2000),
	"actual_counts" numeric(20, 8) NOT NULL,
	"estimated_price" numeric(20, 8),
	"demand_time" date,
	"unit" varchar(20),
	"other_skill_demand" varchar(2000),
	"models" varchar(255),
	"consignee" varchar(255),
	"consignee_tel" varchar(50),
	"consignee_addr" varchar(500),
	"remark" varchar(2000),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "purchase_diverge_project" ON "purchase_diverge" USING btree ("tenant_id","purchase_info_id","order_num");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_info_no" ON "purchase_info" USING btree ("tenant_id","pro_no");--> statement-breakpoint
CREATE INDEX "purchase_info_created" ON "purchase_info" USING btree ("tenant_id","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchase_info_status" ON "purchase_info" USING btree ("tenant_id","status","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchase_info_org" ON "purchase_info" USING btree ("tenant_id","sys_org_code");--> statement-breakpoint
CREATE INDEX "purchase_info_names" ON "purchase_info" USING btree ("tenant_id","status","pro_name","apply_user_name");--> statement-breakpoint
CREATE INDEX "purchase_info_start" ON "purchase_info" USING btree ("pro_start_time") WHERE status = '3';--> statement-breakpoint
CREATE INDEX "purchase_info_end" ON "purchase_info" USING btree ("pro_end_time") WHERE status = '4';--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_invite_supplier" ON "purchase_invite" USING btree ("tenant_id","purchase_info_id","supplier_id");--> statement-breakpoint
CREATE INDEX "purchase_invite_project" ON "purchase_invite" USING btree ("tenant_id","purchase_info_id","order_num");--> statement-breakpoint
CREATE INDEX "purchase_invite_own" ON "purchase_invite" USING btree ("tenant_id","supplier_id","send_time" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "purchase_score_item_project" ON "purchase_score_item" USING btree ("tenant_id","purchase_info_id","order_num");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_bid_supplier" ON "supplier_bid" USING btree ("tenant_id","purchase_info_id","supplier_id","round");--> statement-breakpoint
CREATE INDEX "tender_detail_project" ON "tender_detail" USING btree ("tenant_id","purchase_info_id","order_num");--> statement-breakpoint
CREATE INDEX "tender_detail_plan_line" ON "tender_detail" USING btree ("tenant_id","plan_detail_id");