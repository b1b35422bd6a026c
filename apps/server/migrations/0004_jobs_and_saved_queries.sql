CREATE TABLE "sys_quartz_job" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"job_class_name" varchar(100) NOT NULL,
	"cron_expression" varchar(200) NOT NULL,
	"time_zone" varchar(50) DEFAULT 'Asia/Shanghai' NOT NULL,
	"parameter" varchar(1000),
	"description" varchar(500),
	"status" integer DEFAULT 0 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"next_run_time" timestamp(0),
	"last_run_time" timestamp(0),
	"last_result" varchar(20),
	"run_id" varchar(36),
	"run_until" timestamp(0),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_quartz_job_run" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"job_id" varchar(36) NOT NULL,
	"trigger" varchar(20) NOT NULL,
	"start_time" timestamp(0) NOT NULL,
	"end_time" timestamp(0),
	"cost_time" integer,
	"result" varchar(20) NOT NULL,
	"message" text,
	"create_by" varchar(100),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_saved_query" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"user_id" varchar(36) NOT NULL,
	"code" varchar(200) NOT NULL,
	"title" varchar(50) NOT NULL,
	"match_type" varchar(3) NOT NULL,
	"records" text NOT NULL,
	"create_time" timestamp(0) NOT NULL,
	"update_time" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sys_quartz_job_due" ON "sys_quartz_job" USING btree ("status","next_run_time");--> statement-breakpoint
CREATE INDEX "sys_quartz_job_tenant" ON "sys_quartz_job" USING btree ("tenant_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sys_quartz_job_run_job" ON "sys_quartz_job_run" USING btree ("tenant_id","job_id","start_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "sys_saved_query_title" ON "sys_saved_query" USING btree ("user_id","code","title");