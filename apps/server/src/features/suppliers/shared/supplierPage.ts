/** Menu component of the list of suppliers, whose data rules apply wherever a supplier is shown. */
export const SUPPLIER_PAGE = 'supplier/SupplierList';

/** Area of the documents of suppliers: licences and qualifications. */
export const SUPPLIER_FILES = 'supplierRegister';

/** Menu component of the changes that suppliers propose. */
export const CHANGE_PAGE = 'supplier/ChangeCheckList';
