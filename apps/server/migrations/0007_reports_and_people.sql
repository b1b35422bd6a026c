CREATE TABLE "onl_cgreport_head" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"code" varchar(100) NOT NULL,
	"name" varchar(100) NOT NULL,
	"source" varchar(64) NOT NULL,
	"return_val_field" varchar(100),
	"return_txt_field" varchar(100),
	"return_type" varchar(1) DEFAULT '1' NOT NULL,
	"content" varchar(1000),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "onl_cgreport_item" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"cgrhead_id" varchar(36) NOT NULL,
	"field_name" varchar(64) NOT NULL,
	"field_txt" varchar(100) NOT NULL,
	"field_width" integer,
	"field_type" varchar(20) DEFAULT 'String' NOT NULL,
	"search_mode" varchar(10) DEFAULT 'single' NOT NULL,
	"is_order" varchar(1) DEFAULT '0' NOT NULL,
	"is_search" varchar(1) DEFAULT '0' NOT NULL,
	"is_show" varchar(1) DEFAULT '1' NOT NULL,
	"dict_code" varchar(500),
	"order_num" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "onl_cgreport_param" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"cgrhead_id" varchar(36) NOT NULL,
	"param_name" varchar(64) NOT NULL,
	"param_txt" varchar(100),
	"param_value" varchar(200),
	"order_num" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "onl_cgreport_head_code" ON "onl_cgreport_head" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "onl_cgreport_item_head" ON "onl_cgreport_item" USING btree ("cgrhead_id","order_num");--> statement-breakpoint
CREATE INDEX "onl_cgreport_param_head" ON "onl_cgreport_param" USING btree ("cgrhead_id","order_num");--> statement-breakpoint
CREATE INDEX "sys_user_made" ON "sys_user" USING btree ("create_time");--> statement-breakpoint
CREATE INDEX "sys_user_changed" ON "sys_user" USING btree ("update_time");