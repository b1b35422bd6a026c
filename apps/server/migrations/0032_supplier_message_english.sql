ALTER TABLE "supplier_message" ADD COLUMN "title_en" varchar(255);--> statement-breakpoint
ALTER TABLE "supplier_message" ADD COLUMN "content_en" varchar(4000);