CREATE TABLE "onl_cgform_head" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"table_name" varchar(64) NOT NULL,
	"table_type" varchar(1) DEFAULT '1' NOT NULL,
	"table_txt" varchar(100) NOT NULL,
	"is_checkbox" varchar(1) DEFAULT 'Y' NOT NULL,
	"is_page" varchar(1) DEFAULT 'Y' NOT NULL,
	"is_tree" varchar(1) DEFAULT 'N' NOT NULL,
	"form_template" varchar(1) DEFAULT '1' NOT NULL,
	"form_category" varchar(50),
	"relation_type" varchar(1),
	"theme_template" varchar(50),
	"ext_config_json" varchar(4000),
	"table_version" integer DEFAULT 1 NOT NULL,
	"fields" jsonb NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "onl_cgform_head_name" ON "onl_cgform_head" USING btree ("tenant_id","table_name");