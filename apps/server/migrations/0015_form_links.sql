CREATE TABLE "flow_deploy_online" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"online_id" varchar(36) NOT NULL,
	"table_name" varchar(64) NOT NULL,
	"deploy_id" varchar(64) NOT NULL,
	"node_key" varchar(100),
	"node_name" varchar(200),
	"form_flag" varchar(1) DEFAULT '1' NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_custom_form" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"business_name" varchar(100) NOT NULL,
	"business_service" varchar(100) NOT NULL,
	"deploy_id" varchar(64),
	"route_name" varchar(200),
	"component" varchar(200),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_deploy_form" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"form_id" varchar(36) NOT NULL,
	"deploy_id" varchar(64) NOT NULL,
	"node_key" varchar(100),
	"node_name" varchar(200),
	"form_flag" varchar(1) DEFAULT '1' NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "onl_cgform_head" ADD COLUMN "deploy_id" varchar(64);--> statement-breakpoint
CREATE INDEX "flow_deploy_online_deploy" ON "flow_deploy_online" USING btree ("tenant_id","deploy_id");--> statement-breakpoint
CREATE INDEX "sys_custom_form_tenant" ON "sys_custom_form" USING btree ("tenant_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sys_deploy_form_deploy" ON "sys_deploy_form" USING btree ("tenant_id","deploy_id");