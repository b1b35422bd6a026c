ALTER TABLE "onl_cgreport_head" ALTER COLUMN "source" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "onl_cgreport_head" ADD COLUMN "name_en" varchar(100);--> statement-breakpoint
ALTER TABLE "onl_cgreport_head" ADD COLUMN "db_source" varchar(64);--> statement-breakpoint
ALTER TABLE "onl_cgreport_head" ADD COLUMN "is_published" varchar(1) DEFAULT '1' NOT NULL;--> statement-breakpoint
ALTER TABLE "onl_cgreport_head" ADD COLUMN "role_codes" varchar(1000);--> statement-breakpoint
ALTER TABLE "onl_cgreport_head" ADD COLUMN "charts" jsonb;--> statement-breakpoint
ALTER TABLE "onl_cgreport_item" ADD COLUMN "field_txt_en" varchar(100);--> statement-breakpoint
ALTER TABLE "onl_cgreport_item" ADD COLUMN "is_total" varchar(1) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "onl_cgreport_item" ADD COLUMN "format" varchar(10);