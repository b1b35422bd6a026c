ALTER TABLE "sys_announcement" ADD COLUMN "titile_en" varchar(255);--> statement-breakpoint
ALTER TABLE "sys_announcement" ADD COLUMN "msg_content_en" text;--> statement-breakpoint
ALTER TABLE "sys_dict" ADD COLUMN "dict_name_en" varchar(100);--> statement-breakpoint
ALTER TABLE "sys_dict_item" ADD COLUMN "item_text_en" varchar(100);--> statement-breakpoint
ALTER TABLE "sys_log" ADD COLUMN "log_content_en" text;--> statement-breakpoint
ALTER TABLE "sys_permission" ADD COLUMN "name_en" varchar(255);--> statement-breakpoint
ALTER TABLE "sys_role" ADD COLUMN "role_name_en" varchar(200);--> statement-breakpoint
ALTER TABLE "sys_role" ADD COLUMN "description_en" varchar(500);