// `npx drizzle-kit generate --config drizzle.config.mjs` writes the next migration after a change of the schema.
export default { dialect: 'postgresql', schema: './src/storage/schema.ts', out: './migrations' }
