CREATE TABLE "contract_change_executor" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"contract_id" varchar(36) NOT NULL,
	"contract_no" varchar(64) NOT NULL,
	"contract_name" varchar(255) NOT NULL,
	"depart_id" varchar(36),
	"old_user_id" varchar(36),
	"old_user_name" varchar(255),
	"new_user_id" varchar(36) NOT NULL,
	"new_user_name" varchar(255) NOT NULL,
	"reason" varchar(2000) NOT NULL,
	"status" varchar(2) DEFAULT '0' NOT NULL,
	"apply_user_id" varchar(36),
	"audit_user" varchar(255),
	"audit_time" timestamp(0),
	"audit_opinion" varchar(2000),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_detail" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"contract_id" varchar(36) NOT NULL,
	"order_num" integer DEFAULT 0 NOT NULL,
	"tender_detail_id" varchar(36),
	"material_id" varchar(36),
	"material_name" varchar(255) NOT NULL,
	"material_code" varchar(64),
	"material_type_name" varchar(255),
	"unit" varchar(20),
	"param" varchar(2000),
	"material_des" varchar(2000),
	"models" varchar(255),
	"brand" varchar(255),
	"price" numeric(20, 8),
	"count" numeric(20, 8),
	"total_price" numeric(20, 8),
	"ordered_count" numeric(20, 8) DEFAULT '0' NOT NULL,
	"received_count" numeric(20, 8) DEFAULT '0' NOT NULL,
	"remark" varchar(2000),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_info" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"contract_no" varchar(64) NOT NULL,
	"contract_name" varchar(255) NOT NULL,
	"contract_type" varchar(2) NOT NULL,
	"depart_id" varchar(36),
	"depart_name" varchar(255),
	"contacts_name" varchar(255),
	"contacts_phone" varchar(50),
	"contract_price" numeric(20, 8),
	"purchase_info_id" varchar(36),
	"pro_no" varchar(64),
	"pro_name" varchar(255),
	"buy_type" varchar(2),
	"bid_id" varchar(36),
	"drafting_up" date,
	"supplier_id" varchar(36) NOT NULL,
	"supplier_name" varchar(255) NOT NULL,
	"start_date" date,
	"end_date" date,
	"agreement" text,
	"payment_direction" varchar(2),
	"transaction_mode" varchar(2),
	"payment_mode" varchar(2),
	"price_type" varchar(2),
	"dispute_validity_period" integer,
	"delivery_condition" integer,
	"mark" varchar(2000),
	"contract_url" text,
	"status" varchar(2) DEFAULT '0' NOT NULL,
	"executor_user_id" varchar(36),
	"executor_user_name" varchar(255),
	"ordered_price" numeric(20, 8) DEFAULT '0' NOT NULL,
	"received_price" numeric(20, 8) DEFAULT '0' NOT NULL,
	"approve_user" varchar(255),
	"approve_time" timestamp(0),
	"approve_opinion" varchar(2000),
	"sign_time" timestamp(0),
	"reject_reason" varchar(2000),
	"terminate_reason" varchar(2000),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_price_confirm" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"contract_id" varchar(36) NOT NULL,
	"order_num" integer DEFAULT 0 NOT NULL,
	"material_id" varchar(36),
	"material_name" varchar(255) NOT NULL,
	"price" numeric(20, 8),
	"confirm_user" varchar(255),
	"confirm_time" timestamp(0),
	"status" varchar(1) DEFAULT '0' NOT NULL,
	"remark" varchar(2000),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_supplemental" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"contract_id" varchar(36) NOT NULL,
	"supplemental_no" varchar(64) NOT NULL,
	"supplier_id" varchar(36) NOT NULL,
	"start_date" date,
	"end_date" date,
	"change_price" numeric(20, 8),
	"mark" varchar(2000),
	"supplemental_url" text,
	"status" varchar(2) DEFAULT '0' NOT NULL,
	"submit_time" timestamp(0),
	"reply_time" timestamp(0),
	"reply_user" varchar(255),
	"refuse_reason" varchar(2000),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_template" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"name" varchar(255) NOT NULL,
	"contract_type" varchar(2),
	"file_url" text,
	"status" varchar(1) DEFAULT '1' NOT NULL,
	"remark" varchar(2000),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "increment_detail" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"increment_id" varchar(36) NOT NULL,
	"order_num" integer DEFAULT 0 NOT NULL,
	"contract_detail_id" varchar(36),
	"material_id" varchar(36),
	"material_code" varchar(64),
	"material_name" varchar(255) NOT NULL,
	"unit" varchar(20),
	"counts" numeric(20, 8) NOT NULL,
	"price" numeric(20, 8),
	"demand_time" date,
	"remark" varchar(2000),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_detail" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"order_id" varchar(36) NOT NULL,
	"order_num" integer DEFAULT 0 NOT NULL,
	"contract_detail_id" varchar(36),
	"increment_detail_id" varchar(36),
	"material_id" varchar(36),
	"material_code" varchar(64),
	"material_name" varchar(255) NOT NULL,
	"material_type_name" varchar(255),
	"material_des" varchar(2000),
	"unit" varchar(20),
	"models" varchar(255),
	"count" numeric(20, 8) NOT NULL,
	"price" numeric(20, 8) NOT NULL,
	"total_price" numeric(20, 8) DEFAULT '0' NOT NULL,
	"demand_time" date,
	"delivered_count" numeric(20, 8) DEFAULT '0' NOT NULL,
	"received_count" numeric(20, 8) DEFAULT '0' NOT NULL,
	"rejected_count" numeric(20, 8) DEFAULT '0' NOT NULL,
	"released_count" numeric(20, 8) DEFAULT '0' NOT NULL,
	"remark" varchar(2000),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_receipt" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"receipt_no" varchar(64) NOT NULL,
	"order_id" varchar(36) NOT NULL,
	"order_no" varchar(64),
	"contract_id" varchar(36),
	"contract_no" varchar(64),
	"depart_id" varchar(36),
	"supplier_id" varchar(36) NOT NULL,
	"supplier_name" varchar(255) NOT NULL,
	"delivery_no" varchar(100),
	"carrier" varchar(255),
	"deliver_time" timestamp(0),
	"receive_time" timestamp(0),
	"receive_user_id" varchar(36),
	"receive_user_name" varchar(255),
	"status" varchar(2) DEFAULT '0' NOT NULL,
	"remark" varchar(2000),
	"file_url" text,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_increment" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"increment_no" varchar(64) NOT NULL,
	"contract_id" varchar(36) NOT NULL,
	"contract_no" varchar(64),
	"contract_name" varchar(255),
	"depart_id" varchar(36),
	"supplier_id" varchar(36) NOT NULL,
	"supplier_name" varchar(255) NOT NULL,
	"apply_user_id" varchar(36),
	"apply_user_name" varchar(255),
	"apply_time" timestamp(0),
	"reason" varchar(2000),
	"total_price" numeric(20, 8) DEFAULT '0' NOT NULL,
	"status" varchar(2) DEFAULT '0' NOT NULL,
	"approve_user" varchar(255),
	"approve_time" timestamp(0),
	"audit_opinion" varchar(2000),
	"order_id" varchar(36),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_order" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"order_no" varchar(64) NOT NULL,
	"contract_id" varchar(36) NOT NULL,
	"contract_no" varchar(64),
	"contract_name" varchar(255),
	"purchase_info_id" varchar(36),
	"increment_id" varchar(36),
	"depart_id" varchar(36),
	"supplier_id" varchar(36) NOT NULL,
	"supplier_name" varchar(255) NOT NULL,
	"purchase_user_id" varchar(36),
	"purchase_user_name" varchar(255),
	"order_date" date,
	"demand_time" date,
	"consignee" varchar(255),
	"consignee_tel" varchar(50),
	"consignee_addr" varchar(500),
	"pay_type" varchar(2),
	"remark" varchar(2000),
	"file_url" text,
	"total_price" numeric(20, 8) DEFAULT '0' NOT NULL,
	"status" varchar(2) DEFAULT '0' NOT NULL,
	"submit_time" timestamp(0),
	"confirm_time" timestamp(0),
	"reject_reason" varchar(2000),
	"close_reason" varchar(2000),
	"overdue_time" timestamp(0),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipt_detail" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"receipt_id" varchar(36) NOT NULL,
	"order_num" integer DEFAULT 0 NOT NULL,
	"order_detail_id" varchar(36) NOT NULL,
	"material_code" varchar(64),
	"material_name" varchar(255) NOT NULL,
	"unit" varchar(20),
	"deliver_count" numeric(20, 8) NOT NULL,
	"accept_count" numeric(20, 8),
	"reject_count" numeric(20, 8),
	"reject_reason" varchar(500),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_evaluation" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"supplier_id" varchar(36) NOT NULL,
	"supplier_name" varchar(255) NOT NULL,
	"contract_id" varchar(36),
	"order_id" varchar(36),
	"period" varchar(50),
	"item_list" jsonb,
	"total_score" numeric(20, 8),
	"level" varchar(2),
	"eval_user" varchar(255),
	"eval_time" timestamp(0),
	"remark" varchar(2000),
	"status" varchar(1) DEFAULT '0' NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contract_change_executor_created" ON "contract_change_executor" USING btree ("tenant_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contract_change_executor_contract" ON "contract_change_executor" USING btree ("tenant_id","contract_id");--> statement-breakpoint
CREATE INDEX "contract_detail_contract" ON "contract_detail" USING btree ("tenant_id","contract_id","order_num");--> statement-breakpoint
CREATE INDEX "contract_detail_material" ON "contract_detail" USING btree ("tenant_id","material_code");--> statement-breakpoint
CREATE INDEX "contract_detail_tender_line" ON "contract_detail" USING btree ("tenant_id","tender_detail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_info_no" ON "contract_info" USING btree ("tenant_id","contract_no");--> statement-breakpoint
CREATE INDEX "contract_info_created" ON "contract_info" USING btree ("tenant_id","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contract_info_type" ON "contract_info" USING btree ("tenant_id","contract_type","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contract_info_status" ON "contract_info" USING btree ("tenant_id","status","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contract_info_supplier" ON "contract_info" USING btree ("tenant_id","supplier_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contract_info_project" ON "contract_info" USING btree ("tenant_id","purchase_info_id");--> statement-breakpoint
CREATE INDEX "contract_info_org" ON "contract_info" USING btree ("tenant_id","sys_org_code");--> statement-breakpoint
CREATE INDEX "contract_info_names" ON "contract_info" USING btree ("tenant_id","status","contract_name","supplier_name");--> statement-breakpoint
CREATE INDEX "contract_info_end" ON "contract_info" USING btree ("end_date") WHERE status = '4';--> statement-breakpoint
CREATE INDEX "contract_price_confirm_contract" ON "contract_price_confirm" USING btree ("tenant_id","contract_id","order_num");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_supplemental_no" ON "contract_supplemental" USING btree ("tenant_id","supplemental_no");--> statement-breakpoint
CREATE INDEX "contract_supplemental_contract" ON "contract_supplemental" USING btree ("tenant_id","contract_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contract_template_created" ON "contract_template" USING btree ("tenant_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "increment_detail_increment" ON "increment_detail" USING btree ("tenant_id","increment_id","order_num");--> statement-breakpoint
CREATE INDEX "order_detail_order" ON "order_detail" USING btree ("tenant_id","order_id","order_num");--> statement-breakpoint
CREATE INDEX "order_detail_contract_line" ON "order_detail" USING btree ("tenant_id","contract_detail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_receipt_no" ON "order_receipt" USING btree ("tenant_id","receipt_no");--> statement-breakpoint
CREATE INDEX "order_receipt_created" ON "order_receipt" USING btree ("tenant_id","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_receipt_status" ON "order_receipt" USING btree ("tenant_id","status","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_receipt_order" ON "order_receipt" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE INDEX "order_receipt_supplier" ON "order_receipt" USING btree ("tenant_id","supplier_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_receipt_org" ON "order_receipt" USING btree ("tenant_id","sys_org_code");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_increment_no" ON "purchase_increment" USING btree ("tenant_id","increment_no");--> statement-breakpoint
CREATE INDEX "purchase_increment_created" ON "purchase_increment" USING btree ("tenant_id","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchase_increment_status" ON "purchase_increment" USING btree ("tenant_id","status","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchase_increment_contract" ON "purchase_increment" USING btree ("tenant_id","contract_id");--> statement-breakpoint
CREATE INDEX "purchase_increment_org" ON "purchase_increment" USING btree ("tenant_id","sys_org_code");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_order_no" ON "purchase_order" USING btree ("tenant_id","order_no");--> statement-breakpoint
CREATE INDEX "purchase_order_created" ON "purchase_order" USING btree ("tenant_id","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchase_order_status" ON "purchase_order" USING btree ("tenant_id","status","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchase_order_supplier" ON "purchase_order" USING btree ("tenant_id","supplier_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchase_order_contract" ON "purchase_order" USING btree ("tenant_id","contract_id");--> statement-breakpoint
CREATE INDEX "purchase_order_increment" ON "purchase_order" USING btree ("tenant_id","increment_id");--> statement-breakpoint
CREATE INDEX "purchase_order_org" ON "purchase_order" USING btree ("tenant_id","sys_org_code");--> statement-breakpoint
CREATE INDEX "purchase_order_date" ON "purchase_order" USING btree ("tenant_id","order_date");--> statement-breakpoint
CREATE INDEX "purchase_order_names" ON "purchase_order" USING btree ("tenant_id","status","contract_name","supplier_name");--> statement-breakpoint
CREATE INDEX "purchase_order_due" ON "purchase_order" USING btree ("demand_time") WHERE status in ('2', '4', '6') and overdue_time is null;--> statement-breakpoint
CREATE INDEX "receipt_detail_receipt" ON "receipt_detail" USING btree ("tenant_id","receipt_id","order_num");--> statement-breakpoint
CREATE INDEX "receipt_detail_order_line" ON "receipt_detail" USING btree ("tenant_id","order_detail_id");--> statement-breakpoint
CREATE INDEX "supplier_evaluation_created" ON "supplier_evaluation" USING btree ("tenant_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "supplier_evaluation_supplier" ON "supplier_evaluation" USING btree ("tenant_id","supplier_id","eval_time" DESC NULLS FIRST);