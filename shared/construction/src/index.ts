export * from './construction'
