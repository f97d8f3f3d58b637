/**
 * Moves labels apart that would overlap, each as little as possible: `wanted` ascending, neighbours at least `gap`
 * apart. Labels that push each other form a block that sits at the mean of what its members wanted.
 */
export function spreadLabels(wanted: readonly number[], gap: number): number[] {
  interface Block {
    readonly size: number
    /** Sum of what each member wants, less its place within the block. */
    readonly sum: number
  }
  const blocks: Block[] = []
  const start = (block: Block) => block.sum / block.size
  for (const position of wanted) {
    let block: Block = { size: 1, sum: position }
    for (let before = blocks.at(-1); before !== undefined; before = blocks.at(-1)) {
      if (start(before) + before.size * gap <= start(block)) break
      blocks.pop()
      block = { size: before.size + block.size, sum: before.sum + block.sum - block.size * before.size * gap }
    }
    blocks.push(block)
  }
  return blocks.flatMap((block) =>
    Array.from({ length: block.size }, (_, index) => start(block) + index * gap),
  )
}
