CREATE TABLE "sys_data_source" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"code" varchar(100) NOT NULL,
	"name" varchar(100) NOT NULL,
	"db_type" varchar(50),
	"db_driver" varchar(200),
	"db_url" varchar(500),
	"db_name" varchar(100),
	"db_username" varchar(100),
	"db_password" text,
	"remark" varchar(500),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_data_source_code" ON "sys_data_source" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "sys_data_source_time" ON "sys_data_source" USING btree ("tenant_id","create_time" DESC NULLS FIRST);