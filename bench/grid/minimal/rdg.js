export { DataGrid } from 'react-data-grid';
