CREATE TABLE "sys_check_rule" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"rule_name" varchar(100) NOT NULL,
	"rule_code" varchar(100) NOT NULL,
	"rule_json" text NOT NULL,
	"rule_description" varchar(500),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_data_log" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"data_table" varchar(100) NOT NULL,
	"data_id" varchar(36) NOT NULL,
	"data_content" text NOT NULL,
	"data_version" integer NOT NULL,
	"type" varchar(20) NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_fill_number" (
	"rule_id" varchar(36) NOT NULL,
	"period" varchar(100) NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "sys_fill_number_rule_id_period_pk" PRIMARY KEY("rule_id","period")
);
--> statement-breakpoint
CREATE TABLE "sys_fill_rule" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"rule_name" varchar(100) NOT NULL,
	"rule_code" varchar(100) NOT NULL,
	"rule_class" varchar(50) NOT NULL,
	"rule_params" varchar(2000),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_check_rule_code" ON "sys_check_rule" USING btree ("tenant_id","rule_code");--> statement-breakpoint
CREATE INDEX "sys_check_rule_time" ON "sys_check_rule" USING btree ("tenant_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "sys_data_log_version" ON "sys_data_log" USING btree ("tenant_id","data_table","data_id","data_version");--> statement-breakpoint
CREATE INDEX "sys_data_log_time" ON "sys_data_log" USING btree ("tenant_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "sys_fill_rule_code" ON "sys_fill_rule" USING btree ("tenant_id","rule_code");--> statement-breakpoint
CREATE INDEX "sys_fill_rule_time" ON "sys_fill_rule" USING btree ("tenant_id","create_time" DESC NULLS FIRST);