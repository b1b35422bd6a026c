import { Navigate } from 'react-router';
import { FORM_LIST_PATH } from '../shared/formPaths';

/** `/online/cgform`: an earlier address of the online forms, which are in the list of all forms. */
export const HeadListPage = () => <Navigate replace to={`${FORM_LIST_PATH}?kind=online`} />;
