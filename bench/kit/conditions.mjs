/** Export conditions of every bundle: our packages from source, others as in production. */
export const CONDITIONS = ['@gezi/source', 'module', 'browser', 'production'];
