CREATE TABLE "operate_directory" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"pid" varchar(36) DEFAULT '0' NOT NULL,
	"title" varchar(100) NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"status" varchar(1) DEFAULT '0' NOT NULL,
	"admin_only" varchar(1) DEFAULT '0' NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_news" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"title" varchar(100) NOT NULL,
	"summary" varchar(300),
	"cover_url" varchar(500),
	"content" text NOT NULL,
	"category" varchar(10),
	"author" varchar(50),
	"publish_time" timestamp(0),
	"status" varchar(1) DEFAULT '0' NOT NULL,
	"top_flag" varchar(1) DEFAULT '0' NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_page" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"code" varchar(20) NOT NULL,
	"title" varchar(100) NOT NULL,
	"content" text NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_project" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"pro_no" varchar(50) NOT NULL,
	"pro_name" varchar(200) NOT NULL,
	"buy_type" varchar(1) NOT NULL,
	"demand_org_name" varchar(200),
	"pro_start_time" timestamp(0),
	"pro_end_time" timestamp(0),
	"status" varchar(2) NOT NULL,
	"publish_time" timestamp(0),
	"notice_content" text DEFAULT '' NOT NULL,
	"contact_name" varchar(50),
	"contact_phone" varchar(30),
	"materials" jsonb NOT NULL,
	"award_time" timestamp(0),
	"winners" jsonb,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_protocol" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"code" varchar(50) NOT NULL,
	"title" varchar(100) NOT NULL,
	"content" text NOT NULL,
	"version" varchar(20) NOT NULL,
	"effective_time" timestamp(0),
	"status" varchar(1) DEFAULT '0' NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "operate_directory_tree" ON "operate_directory" USING btree ("tenant_id","pid","sort_order");--> statement-breakpoint
CREATE INDEX "portal_news_published" ON "portal_news" USING btree ("tenant_id","status","publish_time");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_page_code" ON "portal_page" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "portal_project_published" ON "portal_project" USING btree ("publish_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "portal_project_no" ON "portal_project" USING btree ("tenant_id","pro_no");--> statement-breakpoint
CREATE UNIQUE INDEX "portal_protocol_version" ON "portal_protocol" USING btree ("tenant_id","code","version");