CREATE TABLE "figure_sum" (
	"kind" varchar(10) NOT NULL,
	"month" varchar(7) NOT NULL,
	"depart_id" varchar(36) NOT NULL,
	"name" varchar(255) NOT NULL,
	"count" integer NOT NULL,
	"amount" numeric NOT NULL,
	"is_merged" boolean DEFAULT false NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "purchase_order_date";--> statement-breakpoint
ALTER TABLE "contract_info" ADD COLUMN "line_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_info" ADD COLUMN "first_order_time" timestamp(0);--> statement-breakpoint
CREATE INDEX "figure_sum_key" ON "figure_sum" USING btree ("tenant_id","kind","month","depart_id","name");--> statement-breakpoint
CREATE INDEX "figure_sum_unmerged" ON "figure_sum" USING btree ("tenant_id") WHERE not is_merged;--> statement-breakpoint
CREATE INDEX "contract_info_lines" ON "contract_info" USING btree ("tenant_id","status","executor_user_id","depart_id","line_count");--> statement-breakpoint
CREATE INDEX "contract_info_price" ON "contract_info" USING btree ("tenant_id","contract_price","id");--> statement-breakpoint
CREATE INDEX "contract_info_start" ON "contract_info" USING btree ("tenant_id","start_date","id");--> statement-breakpoint
CREATE INDEX "contract_info_ends" ON "contract_info" USING btree ("tenant_id","end_date","id");--> statement-breakpoint
CREATE INDEX "order_receipt_order_no" ON "order_receipt" USING btree ("tenant_id","order_no");--> statement-breakpoint
CREATE INDEX "purchase_order_demand" ON "purchase_order" USING btree ("tenant_id","demand_time","id");--> statement-breakpoint
CREATE INDEX "purchase_order_total" ON "purchase_order" USING btree ("tenant_id","total_price","id");--> statement-breakpoint
CREATE INDEX "purchase_order_contract_no" ON "purchase_order" USING btree ("tenant_id","contract_no");--> statement-breakpoint
CREATE INDEX "purchase_order_project" ON "purchase_order" USING btree ("tenant_id","purchase_info_id");--> statement-breakpoint
CREATE INDEX "purchase_order_date" ON "purchase_order" USING btree ("tenant_id","order_date","id");--> statement-breakpoint
UPDATE contract_info SET line_count = lines.count
FROM (SELECT tenant_id, contract_id, count(*) AS count FROM contract_detail GROUP BY 1, 2) lines
WHERE lines.tenant_id = contract_info.tenant_id AND lines.contract_id = contract_info.id;
--> statement-breakpoint
-- Each change of a document adds what it changes to its sums, in its own transaction.
CREATE FUNCTION figure_month(at timestamp) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT coalesce(to_char(at, 'YYYY-MM'), '')
$$;
--> statement-breakpoint
CREATE FUNCTION figure_order_counts(status text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT status IN ('2', '4', '5', '6', '7', '8')
$$;
--> statement-breakpoint
CREATE FUNCTION figure_contract_counts(status text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
	SELECT status IN ('4', '5', '6', '7', '8')
$$;
--> statement-breakpoint
-- Orders whose state, month or department changes take their lines with them.
CREATE FUNCTION figure_orders_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO figure_sum (tenant_id, kind, month, depart_id, name, count, amount)
		SELECT o.tenant_id, 'order', figure_month(o.order_date), coalesce(o.depart_id, ''),
			coalesce(l.material_type_name, ''), 0, sum((l.count - l.released_count) * l.price)
		FROM new_rows o JOIN order_detail l ON l.tenant_id = o.tenant_id AND l.order_id = o.id
		WHERE figure_order_counts(o.status) GROUP BY 1, 3, 4, 5;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO figure_sum (tenant_id, kind, month, depart_id, name, count, amount)
		SELECT o.tenant_id, 'order', figure_month(o.order_date), coalesce(o.depart_id, ''),
			coalesce(l.material_type_name, ''), 0, -sum((l.count - l.released_count) * l.price)
		FROM old_rows o JOIN order_detail l ON l.tenant_id = o.tenant_id AND l.order_id = o.id
		WHERE figure_order_counts(o.status) GROUP BY 1, 3, 4, 5;
	ELSE
		INSERT INTO figure_sum (tenant_id, kind, month, depart_id, name, count, amount)
		SELECT o.tenant_id, 'order', o.month, o.depart_id,
			coalesce(l.material_type_name, ''), 0, sum(o.sign * (l.count - l.released_count) * l.price)
		FROM (
			SELECT id, tenant_id, figure_month(order_date) AS month, coalesce(depart_id, '') AS depart_id, sum(sign) AS sign
			FROM (
				SELECT id, tenant_id, order_date, depart_id, status, -1 AS sign FROM old_rows
				UNION ALL
				SELECT id, tenant_id, order_date, depart_id, status, 1 FROM new_rows
			) both_rows
			WHERE figure_order_counts(status) GROUP BY 1, 2, 3, 4 HAVING sum(sign) <> 0
		) o
		JOIN order_detail l ON l.tenant_id = o.tenant_id AND l.order_id = o.id
		GROUP BY 1, 3, 4, 5;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		UPDATE purchase_info SET first_order_time = first.at
		FROM (
			SELECT tenant_id, purchase_info_id, min(coalesce(submit_time, create_time)) AS at FROM new_rows
			WHERE figure_order_counts(status) AND purchase_info_id IS NOT NULL GROUP BY 1, 2
		) first
		WHERE purchase_info.tenant_id = first.tenant_id AND purchase_info.id = first.purchase_info_id
			AND (first_order_time IS NULL OR first_order_time > first.at);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION figure_order_lines_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO figure_sum (tenant_id, kind, month, depart_id, name, count, amount)
		SELECT o.tenant_id, 'order', figure_month(o.order_date), coalesce(o.depart_id, ''),
			coalesce(l.material_type_name, ''), 0, sum((l.count - l.released_count) * l.price)
		FROM new_rows l JOIN purchase_order o ON o.id = l.order_id AND o.tenant_id = l.tenant_id
		WHERE figure_order_counts(o.status) GROUP BY 1, 3, 4, 5;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO figure_sum (tenant_id, kind, month, depart_id, name, count, amount)
		SELECT o.tenant_id, 'order', figure_month(o.order_date), coalesce(o.depart_id, ''),
			coalesce(l.material_type_name, ''), 0, -sum((l.count - l.released_count) * l.price)
		FROM old_rows l JOIN purchase_order o ON o.id = l.order_id AND o.tenant_id = l.tenant_id
		WHERE figure_order_counts(o.status) GROUP BY 1, 3, 4, 5;
	ELSE
		INSERT INTO figure_sum (tenant_id, kind, month, depart_id, name, count, amount)
		SELECT o.tenant_id, 'order', figure_month(o.order_date), coalesce(o.depart_id, ''),
			l.name, 0, sum(l.amount)
		FROM (
			SELECT tenant_id, order_id, coalesce(material_type_name, '') AS name, -(count - released_count) * price AS amount
			FROM old_rows
			UNION ALL
			SELECT tenant_id, order_id, coalesce(material_type_name, ''), (count - released_count) * price FROM new_rows
		) l
		JOIN purchase_order o ON o.id = l.order_id AND o.tenant_id = l.tenant_id
		WHERE figure_order_counts(o.status) GROUP BY 1, 3, 4, 5 HAVING sum(l.amount) <> 0;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION figure_contracts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO figure_sum (tenant_id, kind, month, depart_id, name, count, amount)
		SELECT tenant_id, 'contract', figure_month(sign_time), coalesce(depart_id, ''), supplier_id,
			count(*), sum(coalesce(contract_price, 0))
		FROM new_rows WHERE figure_contract_counts(status) GROUP BY 1, 3, 4, 5;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO figure_sum (tenant_id, kind, month, depart_id, name, count, amount)
		SELECT tenant_id, 'contract', figure_month(sign_time), coalesce(depart_id, ''), supplier_id,
			-count(*), -sum(coalesce(contract_price, 0))
		FROM old_rows WHERE figure_contract_counts(status) GROUP BY 1, 3, 4, 5;
	ELSE
		INSERT INTO figure_sum (tenant_id, kind, month, depart_id, name, count, amount)
		SELECT tenant_id, 'contract', figure_month(sign_time), coalesce(depart_id, ''), supplier_id,
			sum(sign), sum(sign * coalesce(contract_price, 0))
		FROM (
			SELECT tenant_id, sign_time, depart_id, supplier_id, contract_price, status, -1 AS sign FROM old_rows
			UNION ALL
			SELECT tenant_id, sign_time, depart_id, supplier_id, contract_price, status, 1 FROM new_rows
		) both_rows
		WHERE figure_contract_counts(status) GROUP BY 1, 3, 4, 5
		HAVING sum(sign) <> 0 OR sum(sign * coalesce(contract_price, 0)) <> 0;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER purchase_order_figures_insert AFTER INSERT ON "purchase_order" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION figure_orders_changed();
--> statement-breakpoint
CREATE TRIGGER purchase_order_figures_update AFTER UPDATE ON "purchase_order" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION figure_orders_changed();
--> statement-breakpoint
CREATE TRIGGER purchase_order_figures_delete AFTER DELETE ON "purchase_order" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION figure_orders_changed();
--> statement-breakpoint
CREATE TRIGGER order_detail_figures_insert AFTER INSERT ON "order_detail" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION figure_order_lines_changed();
--> statement-breakpoint
CREATE TRIGGER order_detail_figures_update AFTER UPDATE ON "order_detail" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION figure_order_lines_changed();
--> statement-breakpoint
CREATE TRIGGER order_detail_figures_delete AFTER DELETE ON "order_detail" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION figure_order_lines_changed();
--> statement-breakpoint
CREATE TRIGGER contract_info_figures_insert AFTER INSERT ON "contract_info" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION figure_contracts_changed();
--> statement-breakpoint
CREATE TRIGGER contract_info_figures_update AFTER UPDATE ON "contract_info" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION figure_contracts_changed();
--> statement-breakpoint
CREATE TRIGGER contract_info_figures_delete AFTER DELETE ON "contract_info" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION figure_contracts_changed();
--> statement-breakpoint
INSERT INTO figure_sum (tenant_id, kind, month, depart_id, name, count, amount, is_merged)
SELECT o.tenant_id, 'order', figure_month(o.order_date), coalesce(o.depart_id, ''), coalesce(l.material_type_name, ''), 0,
	sum((l.count - l.released_count) * l.price), true
FROM purchase_order o JOIN order_detail l ON l.tenant_id = o.tenant_id AND l.order_id = o.id
WHERE figure_order_counts(o.status) GROUP BY 1, 3, 4, 5;
--> statement-breakpoint
INSERT INTO figure_sum (tenant_id, kind, month, depart_id, name, count, amount, is_merged)
SELECT tenant_id, 'contract', figure_month(sign_time), coalesce(depart_id, ''), supplier_id, count(*),
	sum(coalesce(contract_price, 0)), true
FROM contract_info WHERE figure_contract_counts(status) GROUP BY 1, 3, 4, 5;
--> statement-breakpoint
UPDATE purchase_info SET first_order_time = first.at
FROM (
	SELECT tenant_id, purchase_info_id, min(coalesce(submit_time, create_time)) AS at FROM purchase_order
	WHERE figure_order_counts(status) AND purchase_info_id IS NOT NULL GROUP BY 1, 2
) first
WHERE purchase_info.tenant_id = first.tenant_id AND purchase_info.id = first.purchase_info_id;
