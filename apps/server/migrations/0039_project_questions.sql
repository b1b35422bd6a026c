CREATE TABLE "project_question" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"purchase_info_id" varchar(36) NOT NULL,
	"supplier_id" varchar(36) NOT NULL,
	"supplier_name" varchar(255) NOT NULL,
	"question" varchar(1000) NOT NULL,
	"ask_time" timestamp(0) NOT NULL,
	"answer" varchar(2000),
	"answer_name" varchar(255),
	"answer_time" timestamp(0),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "project_question_project" ON "project_question" USING btree ("tenant_id","purchase_info_id","ask_time" DESC NULLS LAST);