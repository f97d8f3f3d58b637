import { chakra } from '@soundleaf/ui'
import { quantitySymbol } from './quantity-symbol'

const Index = chakra('sub', {
  base: { fontSize: '.74em', lineHeight: 0, verticalAlign: '-.26em', letterSpacing: 0, bottom: 0 },
})

/** A symbol with its index set low, as the standards print it. */
export function QuantityLabel({ symbol }: { readonly symbol: string }) {
  const { base, index } = quantitySymbol(symbol)
  return (
    <>
      {base}
      {index !== '' && <Index>{index}</Index>}
    </>
  )
}

/** A quantity with the adaptation term that is added to it, as DnT,w + C50–3150. */
export function QuantitySum({ quantity, term }: { readonly quantity: string; readonly term: string | null }) {
  return (
    <>
      <QuantityLabel symbol={quantity} />
      {term !== null && (
        <>
          {' + '}
          <QuantityLabel symbol={term} />
        </>
      )}
    </>
  )
}
