CREATE TABLE "sys_message_channel" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"channel_name" varchar(100) NOT NULL,
	"channel_type" varchar(20) NOT NULL,
	"status" varchar(1) DEFAULT '1' NOT NULL,
	"smtp_host" varchar(255),
	"smtp_port" integer,
	"smtp_security" varchar(10),
	"smtp_user" varchar(255),
	"sender_address" varchar(255),
	"sender_name" varchar(100),
	"secret" text,
	"has_secret" boolean DEFAULT false NOT NULL,
	"webhook" text,
	"webhook_hint" varchar(255),
	"kinds" varchar(255),
	"priority" varchar(1),
	"language" varchar(5),
	"per_minute" integer NOT NULL,
	"receiver_per_minute" integer NOT NULL,
	"remark" varchar(500),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_notice_choice" (
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"user_id" varchar(36) NOT NULL,
	"language" varchar(5) NOT NULL,
	"choices" jsonb NOT NULL,
	"update_time" timestamp(0),
	CONSTRAINT "sys_notice_choice_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "sys_message" ADD COLUMN "priority" varchar(1) DEFAULT 'M' NOT NULL;--> statement-breakpoint
ALTER TABLE "sys_message" ADD COLUMN "next_try_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "sys_message" ADD COLUMN "expire_time" timestamp(0);--> statement-breakpoint
ALTER TABLE "sys_message" ADD COLUMN "channel_id" varchar(36);--> statement-breakpoint
ALTER TABLE "sys_message" ADD COLUMN "sealed_param" text;--> statement-breakpoint
ALTER TABLE "sys_message_template" ADD COLUMN "template_content_en" text;--> statement-breakpoint
ALTER TABLE "sys_message_template" ADD COLUMN "template_use" varchar(10);--> statement-breakpoint
CREATE UNIQUE INDEX "sys_message_channel_name" ON "sys_message_channel" USING btree ("tenant_id","channel_name");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_message_channel_mail" ON "sys_message_channel" USING btree ("tenant_id") WHERE channel_type = 'mail' and status = '1';--> statement-breakpoint
CREATE INDEX "sys_message_queue" ON "sys_message" USING btree ("next_try_time") WHERE next_try_time is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "sys_message_template_frame" ON "sys_message_template" USING btree ("tenant_id","template_use") WHERE template_use is not null and use_status = '1';--> statement-breakpoint
-- A new database gets this entry with its dictionaries.
INSERT INTO "sys_dict_item" ("id", "dict_id", "item_text", "item_text_en", "item_value", "sort_order", "status", "create_by", "create_time", "tenant_id")
SELECT 'message-type-robot', "id", '群机器人', 'Group robot', '5', 4, 1, 'system', now() at time zone 'Asia/Shanghai', "tenant_id"
FROM "sys_dict" WHERE "dict_code" = 'messageType'
ON CONFLICT DO NOTHING;
