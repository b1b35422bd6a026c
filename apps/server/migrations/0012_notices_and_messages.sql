CREATE TABLE "sys_message" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"es_title" varchar(255),
	"es_type" varchar(1),
	"es_receiver" varchar(255),
	"es_param" text,
	"es_content" text,
	"es_send_time" timestamp(0),
	"es_send_status" varchar(1) DEFAULT '0' NOT NULL,
	"es_send_num" integer DEFAULT 0 NOT NULL,
	"es_result" varchar(500),
	"remark" varchar(500),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_message_template" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"template_code" varchar(50) NOT NULL,
	"template_name" varchar(100) NOT NULL,
	"template_type" varchar(1) NOT NULL,
	"template_content" text NOT NULL,
	"template_test_json" text,
	"use_status" varchar(1) DEFAULT '1' NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sys_announcement" ADD COLUMN "role_ids" text;--> statement-breakpoint
ALTER TABLE "sys_announcement" ADD COLUMN "depart_ids" text;--> statement-breakpoint
CREATE INDEX "sys_message_sent" ON "sys_message" USING btree ("tenant_id","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_message_template_code" ON "sys_message_template" USING btree ("tenant_id","template_code");