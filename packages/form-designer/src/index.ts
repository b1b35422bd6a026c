// Components: the designer, and forms that are filled in.
export * from './designer';
export * from './runtime';

// Documents, commands, values: the pure door.
export * from './core';
