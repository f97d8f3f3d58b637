import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import singleSpaReact from 'single-spa-react'

const ROWS = ['Wall A', 'Wall B', 'Floor C', 'Floor D']

/** A page of the portal, with a bit of everything that a stranger's styles could spoil. */
function Catalogue() {
  const [count, setCount] = React.useState(0)
  return (
    <>
      <h1>Catalogue</h1>
      <h2>React {React.version}</h2>
      <p>
        Text with a <a href="#/catalogue">link</a>, <b>bold</b>, <i>italic</i>, <code>code</code>.
      </p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Ordered {count}
      </button>
      <input defaultValue="An input" />
      <select>
        <option>One</option>
      </select>
      <textarea defaultValue="Text" />
      <table>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <td>{row}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        <li>First</li>
        <li>Second</li>
      </ul>
      <div>
        <span>Deep inside</span>
      </div>
    </>
  )
}

export const { bootstrap, mount, unmount } = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: Catalogue,
  domElementGetter: () => document.getElementById('catalogue'),
  errorBoundary: () => 'The catalogue is broken.',
})
