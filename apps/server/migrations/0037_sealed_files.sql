ALTER TABLE "sys_file" ADD COLUMN "sealed_key" text;--> statement-breakpoint
ALTER TABLE "sys_file" ADD COLUMN "sealed_name" text;