/**
 * What index.html shows until the shell is drawn. All that is needed to say that the code did not come stands in that
 * file, because nothing else may have arrived.
 */
export function connectFirstPage(page: ParentNode, tryAgain: () => void) {
  for (const control of page.querySelectorAll('#slow a, #failed button'))
    control.addEventListener('click', (event) => {
      event.preventDefault()
      tryAgain()
    })
  return {
    showFailure() {
      page.querySelector('#loading')?.setAttribute('hidden', '')
      page.querySelector('#failed')?.removeAttribute('hidden')
    },
  }
}

/** Loads an address anew, also where it is the current one and has a fragment, to which a browser only jumps. */
export function loadAnew(address: string, location: Pick<Location, 'href' | 'replace' | 'reload'>): void {
  if (withoutFragment(address) === withoutFragment(location.href)) location.reload()
  else location.replace(address)
}

const withoutFragment = (address: string): string => address.replace(/#.*$/, '')
