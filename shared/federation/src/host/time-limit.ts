/** Settles like `work`, or rejects with what `late` gives when that takes longer than the limit. */
export async function withTimeLimit<Value>(
  work: Promise<Value>,
  limit_ms: number,
  late: () => Error,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), limit_ms)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
