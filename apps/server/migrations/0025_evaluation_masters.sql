CREATE TABLE "evaluation_expert" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"name" varchar(100) NOT NULL,
	"user_id" varchar(36) NOT NULL,
	"profession_type" varchar(2) NOT NULL,
	"phone" varchar(45),
	"org_name" varchar(255),
	"job_title" varchar(100),
	"material_type_ids" text,
	"avoid_supplier_ids" text,
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
CREATE TABLE "evaluation_item" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"item_name" varchar(100) NOT NULL,
	"description" varchar(2000),
	"mark_value" integer NOT NULL,
	"item_type" varchar(2),
	"status" varchar(1) DEFAULT '1' NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluation_rule" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"name" varchar(100) NOT NULL,
	"tech_num" integer NOT NULL,
	"busi_num" integer NOT NULL,
	"material_type_ids" text,
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
CREATE UNIQUE INDEX "evaluation_expert_user" ON "evaluation_expert" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "evaluation_expert_time" ON "evaluation_expert" USING btree ("tenant_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "evaluation_item_time" ON "evaluation_item" USING btree ("tenant_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "evaluation_rule_time" ON "evaluation_rule" USING btree ("tenant_id","create_time" DESC NULLS FIRST);