CREATE TABLE "sys_form_template" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"user_id" varchar(36) NOT NULL,
	"name" varchar(50) NOT NULL,
	"form_content" text NOT NULL,
	"create_time" timestamp(0) NOT NULL,
	"update_time" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_form_template_name" ON "sys_form_template" USING btree ("user_id","name");