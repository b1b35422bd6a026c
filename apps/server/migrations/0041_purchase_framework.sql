CREATE TABLE "purchase_framework" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"purchase_info_id" varchar(36) NOT NULL,
	"order_num" integer DEFAULT 0 NOT NULL,
	"contract_id" varchar(36) NOT NULL,
	"contract_no" varchar(64),
	"contract_name" varchar(255) NOT NULL,
	"supplier_id" varchar(36) NOT NULL,
	"supplier_name" varchar(255) NOT NULL,
	"start_date" date,
	"end_date" date,
	"drafting_up" date,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_framework_contract" ON "purchase_framework" USING btree ("tenant_id","purchase_info_id","contract_id");--> statement-breakpoint
CREATE INDEX "purchase_framework_project" ON "purchase_framework" USING btree ("tenant_id","purchase_info_id","order_num");