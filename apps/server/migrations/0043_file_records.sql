-- Files of suppliers, customers and materials belong to the record that lists them, like those of documents.
update sys_file set record_id = supplier_info.id from supplier_info
where sys_file.biz = 'supplierRegister' and sys_file.record_id is null and sys_file.tenant_id = supplier_info.tenant_id
  and (position(sys_file.url in supplier_info.license_url) > 0 or position(sys_file.url in supplier_info.qualification_url) > 0);
--> statement-breakpoint
update sys_file set record_id = customer_info.id from customer_info
where sys_file.biz = 'customerRegister' and sys_file.record_id is null and position(sys_file.url in customer_info.license_url) > 0;
--> statement-breakpoint
update sys_file set record_id = material_info.id from material_info
where sys_file.biz = 'material' and sys_file.record_id is null and sys_file.tenant_id = material_info.tenant_id
  and (position(sys_file.url in material_info.image_url) > 0 or position(sys_file.url in material_info.file_url) > 0);
