CREATE TABLE "sys_user_agent" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"user_name" varchar(100) NOT NULL,
	"agent_user_name" varchar(100) NOT NULL,
	"start_time" timestamp(0),
	"end_time" timestamp(0),
	"status" varchar(1) DEFAULT '1' NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_agent_user" ON "sys_user_agent" USING btree ("tenant_id","user_name");