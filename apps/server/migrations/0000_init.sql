CREATE TABLE "material_info" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"code" varchar(64) NOT NULL,
	"name" varchar(255) NOT NULL,
	"type_id" varchar(36) NOT NULL,
	"type_name" varchar(255),
	"material_des" varchar(2000),
	"unit" varchar(20) NOT NULL,
	"models" varchar(255),
	"brand" varchar(100),
	"specs" varchar(255),
	"param" varchar(2000),
	"reference_price" numeric(20, 8),
	"status" varchar(1) DEFAULT '1' NOT NULL,
	"image_url" text,
	"file_url" text,
	"remark" varchar(2000),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "material_type" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"pid" varchar(36) DEFAULT '0' NOT NULL,
	"code" varchar(64) NOT NULL,
	"name" varchar(100) NOT NULL,
	"level" integer DEFAULT 1 NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"has_child" varchar(1) DEFAULT '0' NOT NULL,
	"status" varchar(1) DEFAULT '1' NOT NULL,
	"remark" varchar(2000),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_plan" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"plan_no" varchar(64) NOT NULL,
	"plan_name" varchar(255) NOT NULL,
	"depart_name" varchar(255) NOT NULL,
	"depart_id" varchar(36),
	"apply_user_id" varchar(36),
	"apply_time" timestamp(0),
	"demand_org_name" varchar(255),
	"org_consignee" varchar(255),
	"org_consignee_tel" varchar(50),
	"purchase_user_id" varchar(36),
	"purchase_user_name" varchar(255),
	"status" varchar(2) DEFAULT '0' NOT NULL,
	"remark" varchar(2000),
	"plan_file_url" text,
	"approve_user" varchar(255),
	"approve_time" timestamp(0),
	"approve_opinion" varchar(2000),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_plan_detail" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"plan_id" varchar(36) NOT NULL,
	"plan_detail_no" varchar(64),
	"order_num" integer DEFAULT 0 NOT NULL,
	"material_id" varchar(36),
	"material_name" varchar(255) NOT NULL,
	"material_code" varchar(64),
	"material_type_name" varchar(255),
	"material_des" varchar(2000),
	"unit" varchar(20),
	"counts" numeric(20, 8) NOT NULL,
	"estimated_price" numeric(20, 8),
	"demand_time" date,
	"consignee" varchar(255),
	"consignee_tel" varchar(50),
	"consignee_addr" varchar(500),
	"other_skill_demand" varchar(2000),
	"models" varchar(255),
	"remark" varchar(2000),
	"actual_counts" numeric(20, 8),
	"counts_change_reason" varchar(500),
	"used_counts" numeric(20, 8) DEFAULT '0' NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_info" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"name" varchar(255) NOT NULL,
	"short_name" varchar(100),
	"credit_code" varchar(18) NOT NULL,
	"supplier_type" varchar(2),
	"legal_person" varchar(100),
	"register_capital" numeric(20, 8),
	"establish_date" date,
	"linkman" varchar(100) NOT NULL,
	"mobile" varchar(45) NOT NULL,
	"email" varchar(100),
	"address" varchar(500),
	"bank_name" varchar(255),
	"bank_account" varchar(64),
	"business_scope" varchar(2000),
	"license_url" text,
	"qualification_url" text,
	"supplier_material_type_list" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"level" varchar(1),
	"score" numeric(20, 8),
	"status" varchar(1) DEFAULT '1' NOT NULL,
	"audit_status" varchar(2) DEFAULT '0' NOT NULL,
	"audit_opinion" varchar(2000),
	"audit_user" varchar(100),
	"audit_time" timestamp(0),
	"source" varchar(1),
	"user_id" varchar(36),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_announcement" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"titile" varchar(255) NOT NULL,
	"msg_content" text,
	"msg_abstract" text,
	"start_time" timestamp(0),
	"end_time" timestamp(0),
	"sender" varchar(100),
	"priority" varchar(1) DEFAULT 'L' NOT NULL,
	"msg_category" varchar(1) DEFAULT '1' NOT NULL,
	"msg_type" varchar(10) DEFAULT 'ALL' NOT NULL,
	"user_ids" text,
	"send_status" varchar(1) DEFAULT '0' NOT NULL,
	"send_time" timestamp(0),
	"cancel_time" timestamp(0),
	"del_flag" varchar(1) DEFAULT '0' NOT NULL,
	"bus_type" varchar(50),
	"bus_id" varchar(50),
	"open_type" varchar(20),
	"open_page" varchar(2000),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_announcement_send" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"annt_id" varchar(36) NOT NULL,
	"user_id" varchar(36) NOT NULL,
	"read_flag" varchar(1) DEFAULT '0' NOT NULL,
	"read_time" timestamp(0),
	"star_flag" varchar(1),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_captcha" (
	"check_key" varchar(64) NOT NULL,
	"code" varchar(20) NOT NULL,
	"address" varchar(64) NOT NULL,
	"misses" integer DEFAULT 0 NOT NULL,
	"expire_time" timestamp(0) NOT NULL,
	CONSTRAINT "sys_captcha_check_key_code_pk" PRIMARY KEY("check_key","code")
);
--> statement-breakpoint
CREATE TABLE "sys_category" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"pid" varchar(36) DEFAULT '0' NOT NULL,
	"name" varchar(100) NOT NULL,
	"code" varchar(100) NOT NULL,
	"has_child" varchar(1) DEFAULT '0' NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_depart" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"parent_id" varchar(36) DEFAULT '' NOT NULL,
	"depart_name" varchar(100) NOT NULL,
	"depart_name_en" varchar(500),
	"depart_name_abbr" varchar(500),
	"depart_order" integer DEFAULT 0 NOT NULL,
	"description" varchar(500),
	"org_category" varchar(1) DEFAULT '1' NOT NULL,
	"org_type" varchar(10),
	"org_code" varchar(64) NOT NULL,
	"mobile" varchar(32),
	"fax" varchar(32),
	"address" varchar(255),
	"memo" varchar(500),
	"status" varchar(1) DEFAULT '1' NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"director_user_ids" text,
	"qywx_identifier" varchar(100),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_dict" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"dict_name" varchar(100) NOT NULL,
	"dict_code" varchar(100) NOT NULL,
	"type" integer DEFAULT 0 NOT NULL,
	"description" varchar(255),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_dict_item" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"dict_id" varchar(36) NOT NULL,
	"item_text" varchar(100) NOT NULL,
	"item_value" varchar(100) NOT NULL,
	"item_color" varchar(40),
	"description" varchar(255),
	"sort_order" integer DEFAULT 0 NOT NULL,
	"status" integer DEFAULT 1 NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_file" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"file_name" varchar(255) NOT NULL,
	"file_size" bigint NOT NULL,
	"file_type" varchar(20) NOT NULL,
	"url" varchar(500) NOT NULL,
	"biz" varchar(50) NOT NULL,
	"store_type" varchar(20) DEFAULT 'local' NOT NULL,
	"is_public" varchar(1) DEFAULT '0' NOT NULL,
	"md5" varchar(32),
	"upload_by" varchar(100),
	"upload_time" timestamp(0),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_log" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"log_type" integer NOT NULL,
	"operate_type" integer,
	"log_content" text NOT NULL,
	"userid" varchar(36),
	"username" varchar(100),
	"ip" varchar(64),
	"method" varchar(255),
	"request_url" varchar(500),
	"request_param" text,
	"request_type" varchar(10),
	"cost_time" integer,
	"low_app_id" varchar(64),
	"create_by" varchar(100),
	"create_time" timestamp(0) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_login_attempt" (
	"kind" varchar(10) NOT NULL,
	"subject" varchar(191) NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"since" timestamp(0) NOT NULL,
	"locked_until" timestamp(0),
	CONSTRAINT "sys_login_attempt_kind_subject_pk" PRIMARY KEY("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "sys_node" (
	"id" integer PRIMARY KEY NOT NULL,
	"owner" varchar(64) NOT NULL,
	"leased_until" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_permission" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"parent_id" varchar(36) DEFAULT '' NOT NULL,
	"name" varchar(255) NOT NULL,
	"menu_type" integer NOT NULL,
	"url" varchar(255),
	"component" varchar(255),
	"component_name" varchar(255),
	"redirect" varchar(255),
	"icon" varchar(255),
	"sort_no" double precision DEFAULT 0 NOT NULL,
	"is_route" boolean DEFAULT true NOT NULL,
	"is_leaf" boolean DEFAULT false NOT NULL,
	"keep_alive" boolean DEFAULT false NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"hide_tab" boolean DEFAULT false NOT NULL,
	"always_show" boolean DEFAULT false NOT NULL,
	"internal_or_external" boolean DEFAULT false NOT NULL,
	"perms" varchar(500),
	"perms_type" varchar(1),
	"status" varchar(1) DEFAULT '1' NOT NULL,
	"rule_flag" integer DEFAULT 0 NOT NULL,
	"description" varchar(500),
	"del_flag" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_position" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"code" varchar(100) NOT NULL,
	"name" varchar(50) NOT NULL,
	"post_rank" varchar(2),
	"company_id" varchar(255),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_role" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"role_name" varchar(200) NOT NULL,
	"role_code" varchar(100) NOT NULL,
	"description" varchar(500),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_role_permission" (
	"role_id" varchar(36) NOT NULL,
	"permission_id" varchar(36) NOT NULL,
	"data_rule_ids" text,
	CONSTRAINT "sys_role_permission_role_id_permission_id_pk" PRIMARY KEY("role_id","permission_id")
);
--> statement-breakpoint
CREATE TABLE "sys_seed" (
	"name" varchar(100) PRIMARY KEY NOT NULL,
	"seeded_at" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_session" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"user_id" varchar(36) NOT NULL,
	"ip" varchar(64),
	"user_agent" varchar(255),
	"login_time" timestamp(0) NOT NULL,
	"last_seen_time" timestamp(0) NOT NULL,
	"expire_time" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_tenant" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" varchar(100) NOT NULL,
	"begin_date" date,
	"end_date" date,
	"status" integer DEFAULT 1 NOT NULL,
	"secondary_domain" varchar(100),
	"is_https" varchar(1),
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0)
);
--> statement-breakpoint
CREATE TABLE "sys_user" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"username" varchar(100) NOT NULL,
	"realname" varchar(100) NOT NULL,
	"password" varchar(255) NOT NULL,
	"avatar" varchar(500),
	"birthday" date,
	"sex" integer,
	"email" varchar(100),
	"phone" varchar(45),
	"org_code" varchar(64),
	"status" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"work_no" varchar(100),
	"post" varchar(500),
	"telephone" varchar(45),
	"user_identity" integer,
	"depart_ids" text,
	"activiti_sync" integer,
	"client_id" varchar(64),
	"home_path" varchar(255),
	"user_type" varchar(20) DEFAULT 'buyer' NOT NULL,
	"supplier_id" varchar(36),
	"company" varchar(255),
	"login_tenant_id" integer,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_user_depart" (
	"user_id" varchar(36) NOT NULL,
	"depart_id" varchar(36) NOT NULL,
	CONSTRAINT "sys_user_depart_user_id_depart_id_pk" PRIMARY KEY("user_id","depart_id")
);
--> statement-breakpoint
CREATE TABLE "sys_user_role" (
	"user_id" varchar(36) NOT NULL,
	"role_id" varchar(36) NOT NULL,
	CONSTRAINT "sys_user_role_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "sys_user_tenant" (
	"user_id" varchar(36) NOT NULL,
	"tenant_id" integer NOT NULL,
	CONSTRAINT "sys_user_tenant_user_id_tenant_id_pk" PRIMARY KEY("user_id","tenant_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "material_info_code" ON "material_info" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "material_info_type" ON "material_info" USING btree ("tenant_id","type_id");--> statement-breakpoint
CREATE UNIQUE INDEX "material_type_code" ON "material_type" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "material_type_parent" ON "material_type" USING btree ("tenant_id","pid","sort_order");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_plan_no" ON "purchase_plan" USING btree ("tenant_id","plan_no");--> statement-breakpoint
CREATE INDEX "purchase_plan_created" ON "purchase_plan" USING btree ("tenant_id","create_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchase_plan_applied" ON "purchase_plan" USING btree ("tenant_id","apply_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchase_plan_status" ON "purchase_plan" USING btree ("tenant_id","status","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchase_plan_purchaser" ON "purchase_plan" USING btree ("tenant_id","purchase_user_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "purchase_plan_org" ON "purchase_plan" USING btree ("tenant_id","sys_org_code");--> statement-breakpoint
CREATE INDEX "purchase_plan_detail_plan" ON "purchase_plan_detail" USING btree ("tenant_id","plan_id","order_num");--> statement-breakpoint
CREATE INDEX "purchase_plan_detail_material" ON "purchase_plan_detail" USING btree ("tenant_id","material_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_info_name" ON "supplier_info" USING btree ("tenant_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_info_credit_code" ON "supplier_info" USING btree ("tenant_id","credit_code");--> statement-breakpoint
CREATE INDEX "supplier_info_status" ON "supplier_info" USING btree ("tenant_id","status","audit_status");--> statement-breakpoint
CREATE INDEX "sys_announcement_sent" ON "sys_announcement" USING btree ("tenant_id","send_status","msg_type","send_time");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_announcement_send_reader" ON "sys_announcement_send" USING btree ("tenant_id","user_id","annt_id");--> statement-breakpoint
CREATE INDEX "sys_announcement_send_unread" ON "sys_announcement_send" USING btree ("tenant_id","user_id","read_flag");--> statement-breakpoint
CREATE INDEX "sys_announcement_send_annt" ON "sys_announcement_send" USING btree ("tenant_id","annt_id");--> statement-breakpoint
CREATE INDEX "sys_captcha_expire" ON "sys_captcha" USING btree ("expire_time");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_category_code" ON "sys_category" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "sys_category_parent" ON "sys_category" USING btree ("tenant_id","pid");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_depart_code" ON "sys_depart" USING btree ("tenant_id","org_code");--> statement-breakpoint
CREATE INDEX "sys_depart_parent" ON "sys_depart" USING btree ("tenant_id","parent_id","depart_order");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_dict_code" ON "sys_dict" USING btree ("dict_code");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_dict_item_value" ON "sys_dict_item" USING btree ("dict_id","item_value");--> statement-breakpoint
CREATE INDEX "sys_dict_item_order" ON "sys_dict_item" USING btree ("dict_id","sort_order");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_file_url" ON "sys_file" USING btree ("url");--> statement-breakpoint
CREATE INDEX "sys_file_time" ON "sys_file" USING btree ("tenant_id","upload_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sys_log_time" ON "sys_log" USING btree ("tenant_id","log_type","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sys_log_user" ON "sys_log" USING btree ("tenant_id","userid","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sys_login_attempt_since" ON "sys_login_attempt" USING btree ("since");--> statement-breakpoint
CREATE INDEX "sys_permission_parent" ON "sys_permission" USING btree ("parent_id","sort_no");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_position_code" ON "sys_position" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_role_code" ON "sys_role" USING btree ("role_code");--> statement-breakpoint
CREATE INDEX "sys_role_permission_permission" ON "sys_role_permission" USING btree ("permission_id","role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_session_token" ON "sys_session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sys_session_user" ON "sys_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sys_session_expire" ON "sys_session" USING btree ("expire_time");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_username" ON "sys_user" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_work_no" ON "sys_user" USING btree ("work_no");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_phone" ON "sys_user" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "sys_user_email" ON "sys_user" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sys_user_depart_depart" ON "sys_user_depart" USING btree ("depart_id","user_id");--> statement-breakpoint
CREATE INDEX "sys_user_role_role" ON "sys_user_role" USING btree ("role_id","user_id");--> statement-breakpoint
CREATE INDEX "sys_user_tenant_tenant" ON "sys_user_tenant" USING btree ("tenant_id","user_id");