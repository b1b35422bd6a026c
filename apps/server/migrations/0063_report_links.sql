ALTER TABLE "onl_cgreport_item" ADD COLUMN "field_href" varchar(500);--> statement-breakpoint
ALTER TABLE "onl_cgreport_item" ADD COLUMN "replace_val" varchar(500);--> statement-breakpoint
ALTER TABLE "onl_cgreport_item" ADD COLUMN "group_title" varchar(100);