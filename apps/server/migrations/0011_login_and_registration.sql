CREATE TABLE "customer_info" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"name" varchar(255) NOT NULL,
	"credit_code" varchar(18) NOT NULL,
	"linkman" varchar(100) NOT NULL,
	"mobile" varchar(45) NOT NULL,
	"email" varchar(100),
	"industry" varchar(100),
	"address" varchar(500),
	"license_url" text,
	"audit_status" varchar(2) DEFAULT '0' NOT NULL,
	"audit_opinion" varchar(2000),
	"tenant_id_created" integer,
	"status" varchar(1) DEFAULT '1' NOT NULL,
	"username" varchar(100) NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_audit" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"supplier_id" varchar(36) NOT NULL,
	"action" varchar(10) NOT NULL,
	"audit_status" varchar(2) NOT NULL,
	"opinion" varchar(2000),
	"operator" varchar(100) NOT NULL,
	"operate_time" timestamp(0) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_one_time" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"kind" varchar(20) NOT NULL,
	"data" jsonb NOT NULL,
	"browser_hash" varchar(64),
	"tries" integer DEFAULT 0 NOT NULL,
	"expire_time" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_sms_code" (
	"mobile" varchar(20) NOT NULL,
	"mode" varchar(1) NOT NULL,
	"code_hash" varchar(64) NOT NULL,
	"salt" varchar(32) NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expire_time" timestamp(0) NOT NULL,
	"sent_day" varchar(10) NOT NULL,
	"sent_today" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sys_sms_code_mobile_mode_pk" PRIMARY KEY("mobile","mode")
);
--> statement-breakpoint
CREATE TABLE "sys_third_account" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"user_id" varchar(36) NOT NULL,
	"third_type" varchar(40) NOT NULL,
	"issuer" varchar(255) NOT NULL,
	"subject" varchar(255) NOT NULL,
	"realname" varchar(100),
	"create_time" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "customer_info_name" ON "customer_info" USING btree ("name");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_info_credit_code" ON "customer_info" USING btree ("credit_code");--> statement-breakpoint
CREATE INDEX "supplier_audit_supplier" ON "supplier_audit" USING btree ("tenant_id","supplier_id","operate_time");--> statement-breakpoint
CREATE INDEX "sys_one_time_expire" ON "sys_one_time" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "sys_sms_code_expire" ON "sys_sms_code" USING btree ("expire_time");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_third_account_subject" ON "sys_third_account" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "sys_third_account_user" ON "sys_third_account" USING btree ("user_id");